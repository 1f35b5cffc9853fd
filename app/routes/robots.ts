import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerRobots } from "#app/features/site/sitemap.server";

export function loader({ context }: LoaderFunctionArgs) {
  return answerRobots(context);
}
