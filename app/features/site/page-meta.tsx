import { type Shell, titleOf } from "./shell";

/** What a page says about itself to those who share it (HOME-09). */
export interface Share {
  type: "website" | "profile";
  title: string;
  description: string;
  /** Absolute addresses of active images. */
  images: { url: string; width: number; height: number; alt: string }[];
}

export interface PageMetaProps {
  shell: Shell | undefined;
  title: string | undefined;
  description?: string | undefined;
  share?: Share | undefined;
  /** The page could not be shown: it has no address of its own. */
  failed: boolean;
  /** Search engines leave it out, besides those addresses they always do. */
  unlisted?: boolean | undefined;
}

/** Title, description, canonical address, share metadata and the label "restricted to adults" (rtalabel.org). */
export function PageMeta({ shell, title, description, share, failed, unlisted }: PageMetaProps) {
  const isUnlisted = unlisted || shell?.unlisted;
  return (
    <>
      <title>{shell ? titleOf(shell, title) : ""}</title>
      {description ? <meta name="description" content={description} /> : null}
      <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />
      {isUnlisted ? <meta name="robots" content="noindex" /> : null}
      {shell && !failed && !isUnlisted ? <link rel="canonical" href={shell.canonical} /> : null}
      {shell && share && !failed ? <ShareMeta shell={shell} share={share} /> : null}
    </>
  );
}

function ShareMeta({ shell, share }: { shell: Shell; share: Share }) {
  return (
    <>
      <meta property="og:type" content={share.type} />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:title" content={share.title} />
      <meta property="og:description" content={share.description} />
      <meta property="og:url" content={shell.canonical} />
      {share.images.map((image) => (
        <ShareImage key={image.url} {...image} />
      ))}
    </>
  );
}

function ShareImage({ url, width, height, alt }: Share["images"][number]) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
