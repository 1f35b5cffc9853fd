import { FormData } from "undici";

const EXTENSION_BY_TYPE: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
};

/**
 * The one place where fields become multipart/form-data: undici's request does not take Node's own FormData.
 * Files travel under a name of ours, because a phone's file names tell when and with what a picture was taken.
 */
export function multipartOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value, `${name}.${EXTENSION_BY_TYPE[value.type] ?? "bin"}`);
    else if (typeof value === "boolean") form.append(name, value ? "1" : "0");
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}
