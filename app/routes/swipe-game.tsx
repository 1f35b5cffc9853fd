import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { answerForm } from "#app/answer-form";
import { sendByForm } from "#app/browser/send-by-form";
import { within } from "#app/browser/within";
import cssUrl from "#app/features/likes/swipe.css?url";
import { decide, loadSwipe } from "#app/features/likes/swipe.server";
import { SwipeView } from "#app/features/likes/swipe-view";
import { formDataOf } from "#app/http/form.server";
import { paths } from "#app/paths";
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
const ANSWER_TIMEOUT_MS = 12_000;

/** What cannot be sent goes by the form (REACH-04); without a connection the card stays to be decided again (APP-06). */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const body = await request.clone().formData();
  try {
    return await within(ANSWER_TIMEOUT_MS, () => serverAction());
  } catch (reason) {
    // Where the answer leads.
    if (reason instanceof Response) throw reason;
    await sendByForm({ url: paths.swipeGame(), body });
    return new Response(UNSENT, { status: 503 });
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
