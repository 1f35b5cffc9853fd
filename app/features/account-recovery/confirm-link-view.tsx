import { Button } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { type LinkResult, LinkResultView } from "./link-result-view";

export interface ConfirmLinkModel {
  title: string;
  text: string;
  submit: string;
  result: LinkResult | undefined;
  code: string | undefined;
  key: string;
  action: string;
}

export interface ConfirmLinkRefusal {
  notice: string | undefined;
  result: LinkResult | undefined;
  /** The refused form's: the page's own address no longer has it. */
  code: string | undefined;
}

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
        <input type="hidden" name="_key" value={model.key} />
        <input type="hidden" name="code" value={refusal?.code ?? model.code} />
        <Button wide>{model.submit}</Button>
      </form>
    </section>
  );
}
