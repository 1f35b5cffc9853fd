type ByMailProps = { text: string; address: string | undefined };

/** The other way to reach the operator, where there is one: for whoever cannot send the form above. */
export function ByMail({ text, address }: ByMailProps) {
  if (!address) return null;
  return (
    <p className="soft">
      {text}{" "}
      <a className="link" href={`mailto:${address}`}>
        {address}
      </a>
    </p>
  );
}
