const made = new WeakMap<File, Promise<File>>();

/** The photo as large as it is needed (CHAT-19), made once; as it is where this browser cannot. */
export function smallPhoto(photo: File): Promise<File> {
  const known = made.get(photo);
  if (known) return known;
  const small = import("#app/browser/shrink-photo").then(
    ({ shrinkPhoto }) => shrinkPhoto(photo),
    () => photo,
  );
  made.set(photo, small);
  // The small one needs no second time.
  void small.then((file) => made.set(file, small));
  return small;
}

/** "340 kB", in the language of the page. */
export function fileSize({ size }: File): string {
  const [unit, divisor] =
    size < 1_000_000 ? (["kilobyte", 1_000] as const) : (["megabyte", 1_000_000] as const);
  const value = size / divisor;
  const { lang } = document.documentElement;
  try {
    const digits = { maximumFractionDigits: value < 10 ? 1 : 0 };
    return new Intl.NumberFormat(lang, { style: "unit", unit, ...digits }).format(value);
  } catch {
    // Older than style "unit".
    return `${Math.ceil(value)} ${unit === "kilobyte" ? "kB" : "MB"}`;
  }
}
