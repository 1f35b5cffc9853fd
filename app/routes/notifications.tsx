import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { loadNotifications, saveChoice } from "#app/features/notifications/notifications.server";
import { BadLinkView, NotificationsView } from "#app/features/notifications/notifications-view";
import { usePageData, usePosted } from "#app/page-data";
import { getPushOption } from "#app/shared/push/push-option.server";
import { PushOption } from "#app/ui/push-option";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadNotifications(context);
  if (page.kind === "bad_link") return data({ ...page, model: undefined }, { status: 410 });
  const push = page.model.code ? undefined : await getPushOption(context);
  return data({ ...page, title: page.model.title, push });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await saveChoice(context, request));
}

export default function Notifications() {
  const page = usePageData<typeof loader>();
  const refusal = usePosted<typeof action>();
  return page.kind === "bad_link" ? (
    <BadLinkView {...page} />
  ) : (
    <NotificationsView model={page.model} refusal={refusal}>
      {page.push ? <PushOption {...page.push} /> : null}
    </NotificationsView>
  );
}
