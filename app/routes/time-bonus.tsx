import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import { loadOfferPage } from "#app/features/payments/time-bonus.server";
import { dismissOffer } from "#app/features/payments/time-bonus-dismissal.server";
import { OfferPage } from "#app/features/payments/time-bonus-view";
import { usePageData } from "#app/page-data";
import { requireMember } from "#app/session/viewer.server";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadOfferPage(context, await requireMember(context));
}

/** "Not now": the modal does not come again. */
export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await dismissOffer(context, await requireMember(context), request));
}

/** The time bonus as a page (PAY-09). */
export default function TimeBonus() {
  return <OfferPage {...usePageData<typeof loader>()} />;
}
