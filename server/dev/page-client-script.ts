/**
 * The document with Vite's client in it, which puts style sheets in place and reloads after an edit.
 * @param edits how many edits the page shows
 */
export function withPageClient(html: string, nonce: string, edits: number): string {
  return html.replace(
    "</head>",
    `<script type="module" nonce="${nonce}" src="/server/dev/page-client.ts" data-edits="${edits}"></script></head>`,
  );
}
