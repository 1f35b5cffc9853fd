/** Longest edge in pixels: more than any page shows, and what a phone's camera makes four times over. */
const MAX_EDGE = 1600;
/** Below it the way is short anyway. */
const WORTH_BYTES = 300_000;
const QUALITY = 0.85;

/**
 * A photo as large as it is needed, without what the camera noted in it; the file itself where it is small, no photo, or
 * this browser cannot. The server draws every photo anew, whatever it gets.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size < WORTH_BYTES || !/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  try {
    // Turned as it was held.
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const pen = canvas.getContext("2d");
    if (!pen) return file;
    // What is see-through becomes white, not black.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    // A picture that this browser cannot read, or a canvas too large for it: the server makes it smaller.
    return file;
  }
}
