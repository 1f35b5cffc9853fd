// Photos as phones make them, and forms that carry them.
/** A form with one file, as a browser writes it. */
export async function multipartOf(fields, bytes) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("photo", new Blob([bytes], { type: "image/jpeg" }), "photo.jpg");
  const request = new Request("http://form.invalid/", { method: "POST", body: form });
  return { type: request.headers.get("content-type"), body: Buffer.from(await request.arrayBuffer()) };
}

/** A JPEG of about 10 MB, as today's phones make them. */
export async function largePhoto() {
  const { default: sharp } = await import("sharp");
  const width = 4_000;
  const height = 3_000;
  const raw = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < raw.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    raw[at] = seed >> 16;
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
