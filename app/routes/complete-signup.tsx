import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { sendActivationAgain } from "#app/features/signup/activation.server";
import { loadConfirm } from "#app/features/signup/confirm-model.server";
import { ConfirmView } from "#app/features/signup/confirm-view";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { setFlash } from "#app/session/flash.server";
import { languageOf } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { hideAccount: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadConfirm(context, await requireMember(context));
}

export async function action({ context }: ActionFunctionArgs) {
  await requireMember(context);
  const outcome = await sendActivationAgain(context);
  if (outcome === "rate_limited") {
    const { translator } = await languageOf(context);
    return data({ problem: translator.words("signup").sent_too_often }, { status: 429 });
  }
  if (outcome === "sent") setFlash(context, "activation_sent");
  return redirect(paths.completeSignup(), 303);
}

export default function CompleteSignup() {
  return (
    <ConfirmView model={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />
  );
}
