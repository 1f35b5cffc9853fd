import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A page the host can show on its own, where no domain, language or app is known yet. */
export function plainPageHtml(text: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title></head><body><main><h1>${text}</h1><p><a href="/">Home</a></p></main></body></html>`;
}

export function plainPage(c: Context, status: ContentfulStatusCode, text: string) {
  return c.body(plainPageHtml(text), status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
  });
}
