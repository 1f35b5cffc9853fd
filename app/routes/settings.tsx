import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { END_LOGINS_ACTION, endLogins } from "#app/features/account/end-logins.server";
import settingsCss from "#app/features/account/settings.css?url";
import { loadSettings, turnSwitch } from "#app/features/account/settings.server";
import { SettingsView } from "#app/features/account/settings-view";
import { REACTIVATION_DAYS } from "#app/features/account-recovery/reactivation-days";
import { formDataOf } from "#app/http/form.server";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: settingsCss };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadSettings(context, REACTIVATION_DAYS);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formDataOf(request);
  const does = form.get("intent") === END_LOGINS_ACTION ? endLogins : turnSwitch;
  return answerForm(await does(context, form));
}

export default function Settings() {
  return <SettingsView model={usePageData<typeof loader>()} />;
}
