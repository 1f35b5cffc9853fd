/** A form that was refused: with which status, and what its page says beside what was typed. */
export interface RefusedForm<Refusal> {
  kind: "refused";
  status: number;
  refusal: Refusal;
}

/** Makes the refusals of one form out of its blank one. */
export function refusalsOf<Refusal>(blank: Refusal) {
  return (status: number, part: Partial<Refusal>): RefusedForm<Refusal> => ({
    kind: "refused",
    status,
    refusal: { ...blank, ...part },
  });
}
