import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { pageStatusOf } from "#app/upstream/failure.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";

/** Paper and ink of app/ui/tokens.css, which a manifest cannot refer to. */
const PAPER = "#fbf6ee";
const INK = "#24112b";

/** Web app manifest of this domain (APP-01), with the neutral icon; 503 while the settings cannot be read. */
export async function answerManifest(context: PageContext): Promise<Response> {
  return withRecoveryForAnyone(
    makeManifest(context),
    (failure) =>
      new Response(null, { status: pageStatusOf(failure), headers: { "Cache-Control": "no-store" } }),
  );
}

async function makeManifest(context: PageContext): Promise<Response> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const manifest = {
    id: paths.members(),
    name: site.name,
    short_name: site.name,
    lang: translator.language,
    start_url: paths.members(),
    scope: paths.home(),
    display: "standalone",
    background_color: PAPER,
    theme_color: INK,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "private, max-age=3600" },
  });
}
