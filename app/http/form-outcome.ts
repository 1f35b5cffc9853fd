/**
 * How a posted form ended: done, and the browser goes on to `to`; or refused, and its page comes again with `page`: what
 * is wrong, and what was typed. Routes answer it with `answerForm`.
 */
export type FormOutcome<Page> = FormDone | FormRefused<Page>;

export interface FormDone {
  kind: "done";
  /** Own address, or a payment provider's page on a configured origin. */
  to: string;
}

export interface FormRefused<Page> {
  kind: "refused";
  /** HTTP status: 4xx for what the member can mend, 5xx for what upstream did. */
  status: number;
  page: Page;
}

export function formDone(to: string): FormDone {
  return { kind: "done", to };
}

export function formRefused<Page>(status: number, page: Page): FormRefused<Page> {
  return { kind: "refused", status, page };
}

/** Makes the refusals of one form out of its blank one. */
export function refusalsOf<Page>(blank: Page) {
  return (status: number, part: Partial<Page>): FormRefused<Page> =>
    formRefused(status, { ...blank, ...part });
}
