/** Apple's has 548 bytes, those of cameras a few thousand. */
const MAX_PROFILE_BYTES = 65_536;
/** Where an ICC profile says what it is (ICC.1, 7.2): its colours, and its signature. */
const [COLOURS_AT, SIGNATURE_AT] = [16, 36];

/**
 * The ICC profile of a HEIC photo: box `colr` of kind `prof` among its item properties (ISO 23008-12, 14496-12 §12.1.5),
 * the first of which is the photo's own. The decoder hands out bare pixels: Display P3, as iPhones write it, would come
 * out pale.
 */
export function heicProfile(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf("colrprof", 0, "latin1");
  if (at < 4) return undefined;
  // The box's size counts itself and its name; then comes the kind.
  const length = bytes.readUInt32BE(at - 4) - 12;
  const profile = bytes.subarray(at + 8, at + 8 + Math.max(0, length));
  const isProfile =
    profile.length === length &&
    length <= MAX_PROFILE_BYTES &&
    profile.toString("latin1", SIGNATURE_AT, SIGNATURE_AT + 4) === "acsp" &&
    profile.toString("latin1", COLOURS_AT, COLOURS_AT + 4) === "RGB ";
  return isProfile ? profile : undefined;
}
