import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { conversationWithText } from "#app/features/chat/draft.server";
import { RefusedView } from "#app/features/site/refused-view";
import { invariantResponse } from "#app/http/invariant-response";
import type { Translator } from "#app/i18n/translator.server";
import type { HostRefusal } from "#app/page-context";
import { usePageData } from "#app/page-data";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";

/** Time mends these: too slow, too often, too busy. */
const WAIT = new Set<number>([408, 429, 503]);

/** Explains what the host refused; asked for by the host alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { refusal } = context;
  invariantResponse(refusal, 404);
  const { translator } = await getLanguage(context);
  const words = translator.words("common");
  const { title, text } = refusalWords(refusal, translator);
  // Every form posts to its own page.
  const page = safeReturnPath(refusal.page, paths.home(), "change");
  const typed = refusal.typed.filter(([, value]) => value.trim() !== "");
  // A post from elsewhere is nobody's words.
  const withText = refusal.status === 403 ? undefined : await conversationWithText(context, page, typed);
  const model = {
    icon: WAIT.has(refusal.status) ? ("clock" as const) : ("alert" as const),
    title,
    text,
    back: words.back,
    backUrl: withText ?? page,
    typed,
  };
  return data(model, { status: refusal.status });
}

function refusalWords({ status, minutes = 1, maxBytes }: HostRefusal, { t, words }: Translator) {
  const common = words("common");
  if (status === 413 && maxBytes !== undefined) {
    const mb = Math.max(1, Math.floor(maxBytes / 1_000_000));
    return { title: common.too_large_title, text: t("ownProfile:photos.post_too_large", { mb }) };
  }
  if (status === 413) return { title: common.too_large_title, text: common.too_large_text };
  if (status === 429) return { title: common.too_often_title, text: t("common:too_often_text", { minutes }) };
  if (status === 408) return { title: common.too_slow_title, text: common.too_slow_text };
  if (status === 503) return { title: common.busy_title, text: common.busy_text };
  return { title: common.refused_title, text: common.refused_text };
}

export default function Refused() {
  return <RefusedView model={usePageData<typeof loader>()} />;
}
