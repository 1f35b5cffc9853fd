/**
 * How a posted form ended: done, and the browser goes on to `to`; or refused, and its page comes again with `page`: what
 * is wrong, and what was typed. Routes answer it with `answerForm`.
 */
export type FormOutcome<Page> = FormDone | FormRefused<Page>;

/** The post did what it should: the browser goes on to `to`. */
export interface FormDone {
  kind: "done";
  /** Own address, or a payment provider's page on a configured origin. */
  to: string;
}

/** The post is refused: the page is shown again with `status` and what went wrong in `page`. */
export interface FormRefused<Page> {
  kind: "refused";
  /** HTTP status: 4xx for what the member can mend, 5xx for what upstream did. */
  status: number;
  page: Page;
}

/** A post that did what it should; `to` is a path of this site or an address of a payment provider. */
export function formDone(to: string): FormDone {
  return { kind: "done", to };
}

/** A post that is refused, shown on its page with an HTTP status from 400 on; 200 where a form of several parts goes on. */
export function formRefused<Page>(status: number, page: Page): FormRefused<Page> {
  return { kind: "refused", status, page };
}

/** Makes the refusals of one form out of its blank one. */
export function refusalsOf<Page>(blank: Page) {
  return (status: number, part: Partial<Page>): FormRefused<Page> =>
    formRefused(status, { ...blank, ...part });
}
