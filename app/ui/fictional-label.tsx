/** The fictional wording beside a name, where no picture carries it. */
export function FictionalLabel({ text }: { text: string }) {
  return <i className="fic fic-flow">{text}</i>;
}
