import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { Shell } from "./shell";

/** The frame's data. What was read by opening this page no longer counts as unread (CHAT-04). */
export function useShell(): Shell | undefined {
  const shell = (useRouteLoaderData("root") as { shell: Shell } | undefined)?.shell;
  const page = useMatches().at(-1)?.data as { readNow?: number } | undefined;
  const readNow = page?.readNow ?? 0;
  if (!shell?.member || readNow === 0) return shell;
  return { ...shell, member: { ...shell.member, unread: Math.max(0, shell.member.unread - readNow) } };
}
