import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import cssUrl from "#app/features/chat/attachments/attachments.css?url";
import { loadGifPage, postGif } from "#app/features/chat/attachments/gif-page.server";
import { GifView } from "#app/features/chat/attachments/gif-view";
import { RecipientGone } from "#app/features/chat/attachments/recipient-gone";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData, usePosted } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadGifPage(context, routeId(params.id));
  invariantResponse(page, 404);
  return data(page, { status: page.kind === "refused" ? page.status : 200 });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return answerForm(await postGif(context, request, routeId(params.id)));
}

export default function MemberGif() {
  const page = usePageData<typeof loader>();
  const refusal = usePosted<typeof action>();
  if (page.kind === "refused") return <RecipientGone {...page} />;
  return <GifView model={page} refusal={refusal} />;
}
