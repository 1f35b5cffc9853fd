const CODE = /^[\w-]{8,200}$/;

/** The code of a mailed link; undefined for an empty, cut, swollen or doubled one. */
export function mailedCode(values: readonly unknown[]): string | undefined {
  const [code] = values;
  return values.length === 1 && typeof code === "string" && CODE.test(code) ? code : undefined;
}
