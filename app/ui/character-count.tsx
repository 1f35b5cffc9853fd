type CharacterCountProps = {
  id?: string;
  /** Code points. */
  max: number;
  used: number;
  /** "characters". */
  words: string;
};

/** "17 / 500 characters" inside `<rz-count>`; without a script only the limit is true, so only that is seen. */
export function CharacterCount({ id, max, used, words }: CharacterCountProps) {
  return (
    <span className="count" id={id} translate="no">
      <span className="so-far">
        <span data-count="">{used}</span>
        {" / "}
      </span>
      {`${max} ${words}`}
    </span>
  );
}
