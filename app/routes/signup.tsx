import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { promisedSignup } from "#app/features/landers/member-landing/landing.server";
import { createAccount } from "#app/features/signup/create-account.server";
import promiseCss from "#app/features/signup/promise.css?url";
import { loadSignup } from "#app/features/signup/signup-model.server";
import { SignupView } from "#app/features/signup/signup-view";
import { redirect } from "#app/http/redirect";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";
import { Door } from "#app/ui/door";

export const handle: RouteHandle = { shared: true, css: promiseCss, posts: "signup" };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  const promised = await promisedSignup(context);
  if (promised) throw redirect(promised.href, 303);
  return loadSignup(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  // Back and "send" after a success: the account is there already.
  await requireVisitor(context);
  return answerForm(await createAccount(context, request));
}

export default function Signup() {
  const model = usePageData<typeof loader>();
  return (
    <Door promise={model.poster}>
      <SignupView model={model} refusal={usePosted<typeof action>()} />
    </Door>
  );
}
