import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { loadFirstMessage } from "#app/features/landers/member-landing/first-message.server";
import { FirstMessageField } from "#app/features/landers/member-landing/first-message-field";
import { loadLanding, sendMembersToProfile } from "#app/features/landers/member-landing/landing.server";
import cssUrl from "#app/features/landers/member-landing/tied-signup.css?url";
import { TiedSignupView } from "#app/features/landers/member-landing/tied-signup-view";
import { ProfileRefused } from "#app/features/profile/profile-view";
import { createAccount } from "#app/features/signup/create-account.server";
import { loadSignup } from "#app/features/signup/signup-model.server";
import { SignupView } from "#app/features/signup/signup-view";
import { routeId } from "#app/http/route-id";
import { usePageData, usePosted } from "#app/page-data";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { layout: "lander", css: cssUrl, posts: "signup" };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const outcome = await loadLanding(context, params, paths.signup());
  if (outcome.kind === "refused")
    return data({ title: outcome.model.title, refused: outcome.model }, { status: outcome.model.status });
  const { page } = outcome;
  const [signup, message] = await Promise.all([loadSignup(context), loadFirstMessage(context, page.member)]);
  // The member stands beside the form: no other promise is needed above it.
  const tied = { ...signup, promise: undefined, action: message.action(signup.invite) };
  return data({ title: page.title, page, signup: tied, message: message.field });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = routeId(params.id);
  // Back and "send" after a success: the account is there already.
  await sendMembersToProfile(context, id);
  return answerForm(await createAccount(context, request, id));
}

/** Signup tied to one member, who gets the first message (LAND-01). */
export default function MemberSignup() {
  const loaded = usePageData<typeof loader>();
  const refusal = usePosted<typeof action>();
  if ("refused" in loaded) return <ProfileRefused model={loaded.refused} />;
  return (
    <TiedSignupView page={loaded.page}>
      <SignupView model={loaded.signup} refusal={refusal}>
        <FirstMessageField
          field={loaded.message}
          typed={refusal?.typed.signup_message}
          errors={refusal?.errors ?? []}
          focus={refusal?.focus === "signup_message"}
        />
      </SignupView>
    </TiedSignupView>
  );
}
