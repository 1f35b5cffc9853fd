import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { getOwnDataFile } from "#app/features/account/own-data-file.server";
import { paths } from "#app/paths";
import { getViewer } from "#app/session/viewer.server";

/** Own data as a file; whoever has to log in first comes back to the page with the link, not to a download. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await getViewer(context))) throw redirect(paths.login({ next: paths.ownData() }), 303);
  const file = await getOwnDataFile(context);
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  if ("status" in file) {
    headers.set("Content-Type", "text/plain; charset=utf-8");
    if (file.retryAfterSeconds !== undefined) headers.set("Retry-After", String(file.retryAfterSeconds));
    return new Response(file.text, { status: file.status, headers });
  }
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Content-Disposition", `attachment; filename="${file.name}"`);
  return new Response(streamOf(file.pieces), { headers });
}

/** An error ends the connection before the file's end: the browser says that the download failed. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
