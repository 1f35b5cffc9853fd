import { Button } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import type { ConfirmLinkModel, ConfirmLinkRefusal } from "./confirm-link.server";
import { LinkResultView } from "./link-result-view";

type ConfirmLinkProps = { model: ConfirmLinkModel; refusal: ConfirmLinkRefusal | undefined };

/** A page with a button: mail scanners that open links change nothing. */
export function ConfirmLinkView({ model, refusal }: ConfirmLinkProps) {
  const result = refusal ? refusal.result : model.result;
  if (result) return <LinkResultView result={result} />;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <p className="lead">{model.text}</p>
      {refusal?.notice ? (
        <Notice kind="danger" announce>
          <p>{refusal.notice}</p>
        </Notice>
      ) : null}
      <form method="post" action={model.action} className="form">
        <KeyField value={model.key} />
        <input type="hidden" name="code" value={refusal?.code ?? model.code} />
        <Button wide>{model.submit}</Button>
      </form>
    </section>
  );
}
