/** What docs/contract.md promises: PHP chooses its codes, and looks into them. */
const CODE = /^[\x21-\x7e]{4,200}$/;

/** The code of a mailed link; undefined for an empty, cut, swollen or doubled one. */
export function mailedCode(values: readonly unknown[]): string | undefined {
  const [code] = values;
  return values.length === 1 && typeof code === "string" && CODE.test(code) ? code : undefined;
}
