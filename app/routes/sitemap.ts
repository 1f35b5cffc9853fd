import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSitemap } from "#app/features/site/sitemap.server";

export function loader({ context }: LoaderFunctionArgs) {
  return answerSitemap(context);
}
