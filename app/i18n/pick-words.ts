/** Names of the texts among a namespace's texts and groups. */
type TextName<Words> = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];

/**
 * The allow-list of a page that hydrates: its data goes to the browser, so its loader hands on these texts and no
 * others. The same words give the same object, which a page that names it twice sends once.
 */
export function wordsPicker<Words extends object>() {
  return <const Key extends TextName<Words>>(...keys: Key[]) => {
    const picked = new WeakMap<Words, Pick<Words, Key>>();
    return (words: Words): Pick<Words, Key> => {
      const known = picked.get(words);
      if (known) return known;
      const made = Object.fromEntries(keys.map((key) => [key, words[key]])) as Pick<Words, Key>;
      picked.set(words, made);
      return made;
    };
  };
}
