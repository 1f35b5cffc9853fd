import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadNotifications } from "#app/features/notifications/notifications.server";
import { BadLinkView, NotificationsView } from "#app/features/notifications/notifications-view";
import { saveChoice } from "#app/features/notifications/save-notifications.server";
import { formDataOf } from "#app/http/form.server";
import { getPushOption } from "#app/shared/push/push-option.server";
import { PushOption } from "#app/ui/push-option";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadNotifications(context);
  if (page.kind === "bad_link") return data({ ...page, model: undefined }, { status: 410 });
  const push = page.model.code ? undefined : await getPushOption(context);
  return data({ ...page, title: page.model.title, push });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const outcome = await saveChoice(context, await formDataOf(request));
  switch (outcome.kind) {
    case "done":
      return redirect(outcome.to, 303);
    case "unsubscribed":
      return data(undefined, { status: 200 });
    case "bad_link":
      return data(undefined, { status: 410 });
    case "refused":
      return data(outcome.refusal, { status: outcome.status });
  }
}

export default function Notifications() {
  const page = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return page.kind === "bad_link" ? (
    <BadLinkView {...page} />
  ) : (
    <NotificationsView model={page.model} refusal={refusal}>
      {page.push ? <PushOption {...page.push} /> : null}
    </NotificationsView>
  );
}
