import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { answerForm } from "#app/answer-form";
import cssUrl from "#app/features/likes/swipe.css?url";
import { decide, loadSwipe } from "#app/features/likes/swipe.server";
import { SwipeView } from "#app/features/likes/swipe-view";
import { formDataOf } from "#app/http/form.server";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";
import { useShell } from "#app/use-shell";

export const handle: RouteHandle = { hydrate: true, css: cssUrl };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return loadSwipe(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireMember(context);
  return answerForm(await decide(context, await formDataOf(request)));
}

const UNSENT = "unsent";

/** Without a connection the card stays to be decided again; Remix would show the page of an error (APP-06). */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof TypeError) return new Response(UNSENT, { status: 503 });
    throw reason;
  }
}

/** The swipe game (LIKE-05). */
export default function SwipeGame() {
  const words = useShell()?.common;
  return (
    <SwipeView
      model={useLoaderData<typeof loader>()}
      Form={Form}
      busy={useNavigation().state !== "idle"}
      failed={useActionData() === UNSENT ? words?.failed_offline : undefined}
    />
  );
}
