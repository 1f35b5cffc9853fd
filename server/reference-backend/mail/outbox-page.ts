import { Hono } from "hono";
import { escapeHtml } from "../http/escape-html";
import { bodyOf, MAIL_STYLE } from "./mail-document";
import type { Mail, Outbox } from "./outbox";

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Around the mails. */
const STYLE = `
body{padding:24px 16px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:36rem;margin:0 auto}.of{margin:40px 16px 0;font-size:13px}`;

/** `/outbox` to read, `/outbox.json` for tests: what would have been sent, newest first. */
export function outboxPages(outbox: Outbox): Hono {
  const app = new Hono();
  app.get("/outbox.json", async (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ mails: await outbox.list() });
  });
  app.get("/outbox", async (context) => {
    context.header("Content-Security-Policy", CSP);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", "no-store");
    return context.html(page(await outbox.list()));
  });
  return app;
}

function page(mails: Mail[]): string {
  const items = mails.map(
    (mail) => `<article>
<p class="of">${mail.kind === "sms" ? "Text message" : "Mail"} to ${escapeHtml(mail.to)},
<time datetime="${new Date(mail.created).toISOString()}">${new Date(mail.created).toUTCString()}</time></p>
${bodyOf(mail.html)}
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><style>${MAIL_STYLE}${STYLE}</style></head>
<body><main>
<h1>Outbox</h1>
<p>What this demo would have sent, newest first. Nothing leaves this machine unless an SMTP server is set.</p>
${items.length > 0 ? items.join("\n") : "<p>Nothing was sent yet.</p>"}
</main></body>
</html>`;
}
