import { FormData } from "undici";
import { phpFields } from "./php-fields.server";

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
  for (const [name, value] of phpFields(fields)) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, `${name}.${EXTENSION_BY_TYPE[value.type] ?? "bin"}`);
  }
  return form;
}
