import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerManifest } from "#app/features/pwa/manifest.server";

export function loader({ context }: LoaderFunctionArgs) {
  return answerManifest(context);
}
