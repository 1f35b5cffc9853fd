type PhotoTools = typeof import("./chosen-photos");

let tools: PhotoTools | undefined;

/** What shows and sends chosen photos, fetched with the first one; undefined where it does not come. */
export async function fetchPhotoTools(): Promise<PhotoTools | undefined> {
  try {
    tools ??= await import("./chosen-photos");
  } catch {
    // The form sends the photos by itself.
  }
  return tools;
}

/** The same once it is here. */
export function photoTools(): PhotoTools | undefined {
  return tools;
}
