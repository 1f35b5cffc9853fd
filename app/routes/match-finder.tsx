import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import finderCss from "#app/features/match-finder/finder.css?url";
import { loadFinder } from "#app/features/match-finder/finder.server";
import { FinderView } from "#app/features/match-finder/finder-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { getViewer } from "#app/session/viewer.server";

export const handle: RouteHandle = { scriptless: true, css: finderCss };

export async function loader({ context }: LoaderFunctionArgs) {
  const isMember = (await getViewer(context)) !== undefined;
  const { status, model } = await loadFinder(context, isMember);
  return data({ title: model.title, description: model.description, model }, { status });
}

/** A questionnaire that works by nothing but addresses (LAND-04). */
export default function MatchFinder() {
  return <FinderView model={usePageData<typeof loader>().model} />;
}
