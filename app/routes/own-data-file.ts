import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { getOwnDataFile } from "#app/features/account/own-data.server";
import { paths } from "#app/paths";
import { getViewer } from "#app/session/viewer.server";

/** Own data as a file; whoever has to log in first comes back to the page with the link, not to a download. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await getViewer(context))) throw redirect(paths.login({ next: paths.ownData() }), 303);
  const { name, lines } = await getOwnDataFile(context);
  return new Response(streamOf(lines), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** Pieces of about this size travel at once. */
const PIECE_LENGTH = 16_384;

function streamOf(texts: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = texts[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      let piece = "";
      let next = iterator.next();
      for (; !next.done; next = iterator.next()) {
        piece += next.value;
        if (piece.length > PIECE_LENGTH) break;
      }
      if (piece !== "") controller.enqueue(encoder.encode(piece));
      if (next.done) controller.close();
    },
  });
}
