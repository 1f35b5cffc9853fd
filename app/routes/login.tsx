import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { loadLogin, loginFromForm } from "#app/features/auth/login.server";
import { LoginForm } from "#app/features/auth/login-view";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";
import { Door } from "#app/ui/door";
import doorCss from "#app/ui/door.css?url";

export const handle: RouteHandle = { scriptless: true, shared: true, css: doorCss, posts: "login" };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadLogin(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await loginFromForm(context, request));
}

export default function Login() {
  const model = usePageData<typeof loader>();
  return (
    <Door promise={model.promise}>
      <LoginForm model={model} refusal={usePosted<typeof action>()} />
    </Door>
  );
}
