import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { askForMail, loadAskMail } from "#app/features/account-recovery/ask-mail.server";
import { AskMailView } from "#app/features/account-recovery/ask-mail-view";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { Door } from "#app/ui/door";
import doorCss from "#app/ui/door.css?url";

export const handle: RouteHandle = { scriptless: true, css: doorCss, posts: "recovery" };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadAskMail(context, "reset");
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await askForMail(context, request, "reset"));
}

export default function ResetPassword() {
  return (
    <Door>
      <AskMailView model={usePageData<typeof loader>()} refusal={usePosted<typeof action>()} />
    </Door>
  );
}
