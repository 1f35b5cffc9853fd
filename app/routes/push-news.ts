import type { LoaderFunctionArgs } from "@remix-run/node";
import { getPushNews } from "#app/features/pwa/push-news.server";
import { answerPoll } from "#app/session/answer-poll.server";

/** Words and counts for a notification, asked by the service worker. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerPoll(context, request, () => getPushNews(context));
}
