import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import cssUrl from "#app/features/chat/attachments/attachments.css?url";
import { loadGiftPage, postGift } from "#app/features/chat/attachments/gift-page.server";
import { GiftView } from "#app/features/chat/attachments/gift-view";
import { RecipientGone } from "#app/features/chat/attachments/recipient-gone";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadGiftPage(context, routeId(params.id));
  invariantResponse(page, 404);
  return data(page, { status: page.kind === "refused" ? page.status : 200 });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return answerForm(await postGift(context, request, routeId(params.id)));
}

export default function MemberGift() {
  const page = usePageData<typeof loader>();
  const refusal = usePosted<typeof action>();
  if (page.kind === "refused") return <RecipientGone {...page} />;
  return <GiftView model={page} refusal={refusal} />;
}
