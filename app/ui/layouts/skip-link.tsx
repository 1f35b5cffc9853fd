/** Id of every layout's `<main>`. */
export const mainId = "main";

/** First in the page: past the bars to the content. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a className="skip" href={`#${mainId}`}>
      {text}
    </a>
  );
}
