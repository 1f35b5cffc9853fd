/** Letters that are no base letter with a mark. */
const FOLDED: Record<string, string> = { ß: "ss", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe", ı: "i" };

/** A text as a search compares it: without case, accents and marks, so that "Zeljka" finds "Željka". */
export function searchLetters(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[ßøłđæœı]/g, (letter) => FOLDED[letter] ?? letter);
}
