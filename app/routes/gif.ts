import type { LoaderFunctionArgs } from "@remix-run/node";
import { readRemoteGif } from "#app/features/chat/attachments/gif-remote.server";

/** A provider's GIF from our own origin, so that the provider never sees a member (CHAT-13). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const gif = await readRemoteGif(context, params.name ?? "");
  if (typeof gif === "string") {
    return new Response(null, {
      status: gif === "missing" ? 404 : 502,
      headers: { "Cache-Control": "no-store" },
    });
  }
  return new Response(new Uint8Array(gif.bytes), {
    headers: {
      "Content-Type": gif.type,
      "Cache-Control": "public, max-age=604800, immutable",
      Vary: "Accept",
    },
  });
}
