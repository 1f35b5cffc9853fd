import { createContext, useContext } from "react";

/** An operator's own mark and word: it stands wherever the house's would. */
type BrandPicture = { src: string; width: number; height: number };

const Context = createContext<BrandPicture | undefined>(undefined);

/** Around a page of a domain that has a picture of its own. */
export const BrandProvider = Context.Provider;

/** The name whose letters are drawn; any other is written. */
const DRAWN_NAME = "Rendez";

/** Two rings that meet; the first is in the accent where a style sheet applies. */
function Rings() {
  return (
    <svg
      className="rings"
      width="25"
      height="16"
      viewBox="0 4 25 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
    >
      <circle className="one" cx="8" cy="12" r="6.7" />
      <circle className="two" cx="17" cy="12" r="6.7" />
      <path className="one" d="M10.3 5.7a6.7 6.7 0 0 1 4 4" />
    </svg>
  );
}

/** The name as one line of the rings' weight. */
function Word() {
  return (
    <svg
      width="76"
      height="24"
      viewBox="0 0 76 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1.5 18.7V5.3h5a3.9 3.9 0 0 1 0 7.8h-5m4.8 0 4.9 5.6M14.2 14h9.4a4.7 4.7 0 1 0-2 3.9M27.8 18.7V9.3m0 4.2a4.2 4.2 0 0 1 8.4 0v5.2M49.8 14a4.7 4.7 0 1 0-9.4 0 4.7 4.7 0 0 0 9.4 0V4m0 14.7V14M54 14h9.4a4.7 4.7 0 1 0-2 3.9M67.2 9.3h7.4l-7.4 9.4h7.4" />
    </svg>
  );
}

/** Mark and word of the site, for its bar and its entrance. */
export function Brand({ name }: { name: string }) {
  const picture = useContext(Context);
  if (picture) return <img className="brand" {...picture} alt={name} />;
  return (
    <>
      <Rings />
      {name === DRAWN_NAME ? (
        <>
          <Word />
          <span className="sr">{name}</span>
        </>
      ) : (
        name && <span>{name}</span>
      )}
    </>
  );
}

/** The mark alone, beside words that say it all: decoration. */
export function Mark() {
  const picture = useContext(Context);
  return picture ? <img className="brand" {...picture} alt="" /> : <Rings />;
}
