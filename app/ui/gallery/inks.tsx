import { contrastOf, READABLE, rgbOf, SCHEMES, SEEN, type Tokens, tokensByAccent } from "../ink-contrast";
import css from "../tokens.css?raw";
import { Exhibit } from "./exhibit";

/** Every pair of inks that stands on another, for each accent, with its contrast as it is measured here. */
export function Inks() {
  return (
    <Exhibit title="Inks">
      <p className="soft">
        Text stands out by 4.5 to 1 or more, lines and icons that carry a meaning by 3. An operator’s accent
        replaces the primary; paper, plum, apricot, pine and blue stay.
      </p>
      {SCHEMES.map((scheme) =>
        [...tokensByAccent(css, scheme)].map(([accent, tokens], at) => (
          <details key={`${scheme} ${accent}`} open={at === 0}>
            <summary>
              {accent}, {scheme}
            </summary>
            <Pairs tokens={tokens} />
          </details>
        )),
      )}
    </Exhibit>
  );
}

function Pairs({ tokens }: { tokens: Tokens }) {
  return (
    <ul className="tags">
      {[...READABLE, ...SEEN].map(([ink, ground]) => (
        <li key={`${ink} ${ground}`}>
          <svg width="40" height="24" aria-hidden="true">
            <rect width="40" height="24" fill={rgbOf(tokens, ground)} />
            <circle cx="20" cy="12" r="7" fill={rgbOf(tokens, ink)} />
          </svg>
          <small>
            {ink} on {ground} <b className="num">{contrastOf(tokens, ink, ground).toFixed(1)}</b>
          </small>
        </li>
      ))}
    </ul>
  );
}
