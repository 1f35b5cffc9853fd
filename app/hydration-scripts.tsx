import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";

interface HydrationScriptsProps {
  nonce: string | undefined;
  /** Address of what pages without React load. */
  fallback: string | undefined;
}

/**
 * Remix's `<Scripts>` preloads its chunks beside the first picture, which doubles the largest contentful paint. This
 * starts the same modules after the page has been seen: on the load event, or at once when the member touches it.
 * One that cannot be had leaves the page as it is, with the custom elements at `fallback` (NAV-12).
 */
export function HydrationScripts({ nonce, fallback }: HydrationScriptsProps) {
  const remix = useContext(RemixContext);
  const matches = useMatches();
  if (!remix) return null;
  // RemixServer writes its data stream only when it knows that scripts are there.
  if (remix.renderMeta) remix.renderMeta.didRenderScripts = true;
  const onServer = typeof document === "undefined";
  const { manifest, serverHandoffString } = remix;
  const setUp =
    "window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());";
  const modules = matches.map(({ id }) => [id, manifest.routes[id]?.module] as const);
  // The dev server's modules want React's refresh before them; a build has none.
  const before = manifest.hmr ? `import(${JSON.stringify(manifest.hmr.runtime)}).then(()=>` : "(";
  const start = onServer
    ? `const routes=${JSON.stringify(modules)};
window.__remixManifest=${JSON.stringify(manifest)};
let started;
const start=()=>started??=${before}Promise.all(routes.map(([,m])=>import(m)))).then((all)=>{window.__remixRouteModules=Object.fromEntries(routes.map(([id],i)=>[id,all[i]]));return import(${JSON.stringify(manifest.entry.module)})}).catch(()=>import(${JSON.stringify(fallback)}));
for(const e of ["pointerdown","keydown","focusin"])addEventListener(e,start,{once:true,passive:true,capture:true});
document.readyState==="complete"?start():addEventListener("load",()=>setTimeout(start),{once:true});`
    : "";
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is Remix's own escaped hand-off
        dangerouslySetInnerHTML={{
          __html: onServer ? `window.__remixContext=${serverHandoffString};${setUp}` : "",
        }}
      />
      <script
        nonce={nonce}
        type="module"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: built from the manifest, which holds no member's data
        dangerouslySetInnerHTML={{ __html: start }}
      />
    </>
  );
}
