/**
 * Fields as PHP reads them from a query or a form: `list[]`, `object[field]`, booleans as `1` and `0`. Files stay files.
 * @param nothing what stands for null and an empty list, which a form cannot say; without it they are left out
 */
export function phpFields(
  fields: Readonly<Record<string, unknown>>,
  nothing?: "",
): [string, string | Blob][] {
  const pairs: [string, string | Blob][] = [];
  const add = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (value instanceof Blob) pairs.push([name, value]);
    else if (value === null || (Array.isArray(value) && value.length === 0)) {
      if (nothing !== undefined) pairs.push([name, nothing]);
    } else if (Array.isArray(value)) for (const item of value) add(`${name}[]`, item);
    else if (typeof value === "object")
      for (const [field, inner] of Object.entries(value)) add(`${name}[${field}]`, inner);
    else pairs.push([name, typeof value === "boolean" ? (value ? "1" : "0") : String(value)]);
  };
  for (const name in fields) add(name, fields[name]);
  return pairs;
}
