import { paths } from "#app/paths";
import type { FilingRefusal } from "#app/shared/reports/file-once.server";
import { Button, ButtonLink } from "#app/ui/button";
import { Choice } from "#app/ui/choice";
import { EmptyState } from "#app/ui/empty-state";
import { FictionalLabel } from "#app/ui/fictional-label";
import { FormProblems } from "#app/ui/form-problems";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { TextArea } from "#app/ui/text-area";
import { TextLink } from "#app/ui/text-link";
import type { ReportModel } from "./report.server";

type ReportProps = { model: ReportModel; refusal: FilingRefusal | undefined };

/** Reports a member, a photo or a chat; the confirmation gives a reference and offers to block (PROF-02). */
export function ReportView({ model, refusal }: ReportProps) {
  const { words, reference } = model;
  if (reference !== undefined && refusal === undefined)
    return <ReportSent model={model} reference={reference} />;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      {model.fictional ? (
        <p>
          <FictionalLabel text={model.fictional} />
        </p>
      ) : null}
      <p className="lead">
        {model.what} {words.intro}
      </p>
      <FormProblems title={model.errorsTitle} errors={refusal?.errors} notice={refusal?.notice} />
      <ReportForm model={model} refusal={refusal} />
      <p className="soft">
        {words.illegal_text} <TextLink href={model.noticeUrl}>{words.illegal_link}</TextLink>
      </p>
    </section>
  );
}

function ReportForm({ model, refusal }: ReportProps) {
  const { words, constraints, remarksMax } = model;
  const typed = refusal?.typed ?? {};
  const about = typed.about ?? model.about;
  return (
    <form method="post" action={model.action} className="form">
      <KeyField value={model.key} />
      {about ? <input type="hidden" name="about" value={about} /> : null}
      <Choice
        kind="radio"
        id="reason"
        name="reason"
        label={words.reason}
        options={model.reasons}
        chosen={typed.reason ? [typed.reason] : []}
        error={errorOf(refusal?.errors, "reason")}
        required={Boolean(constraints.reason.required)}
      />
      <TextArea
        {...constraints.remarks}
        id="remarks"
        name="remarks"
        label={words.remarks}
        help={words.remarks_help}
        rows={5}
        count={{ max: remarksMax, words: words.characters }}
        defaultValue={typed.remarks}
        error={errorOf(refusal?.errors, "remarks")}
      />
      <div className="row">
        <Button icon="flag">{words.submit}</Button>
        <ButtonLink variant="secondary" href={model.cancel}>
          {words.cancel}
        </ButtonLink>
      </div>
    </form>
  );
}

function ReportSent({ model, reference }: { model: ReportModel; reference: string }) {
  const { words, block } = model;
  return (
    <EmptyState
      page
      icon="check"
      title={words.sent_title}
      text={words.sent_text}
      action={
        <>
          <p className="price" translate="no">
            {reference}
          </p>
          {block ? (
            <>
              <p className="soft">{block.text}</p>
              <ButtonLink variant="danger" icon="ban" href={block.href}>
                {block.label}
              </ButtonLink>
            </>
          ) : null}
          <ButtonLink variant="secondary" href={paths.members()}>
            {words.back_to_search}
          </ButtonLink>
        </>
      }
    />
  );
}
