import type { LoaderFunctionArgs } from "@remix-run/node";
import homeCss from "#app/features/home/home.css?url";
import { loadHome } from "#app/features/home/home.server";
import { HomeView } from "#app/features/home/home-view";
import { promisedSignup } from "#app/features/landers/member-landing/landing.server";
import { loadSignup } from "#app/features/signup/signup-model.server";
import { SignupStart } from "#app/features/signup/signup-start-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";
import { ButtonLink } from "#app/ui/button";

export const handle: RouteHandle = { scriptless: true, shared: true, css: homeCss };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  const [home, signup, promised] = await Promise.all([
    loadHome(context),
    loadSignup(context),
    promisedSignup(context),
  ]);
  const { title, description } = home;
  const share = { type: "website" as const, title, description, images: [] };
  return { title, description, share, home, signup, promised };
}

/** Visitors' first page (HOME-01): members to see, how it works, signup in the first view. */
export default function Home() {
  const { home, signup, promised } = usePageData<typeof loader>();
  return (
    <HomeView model={home} closed={signup.closed}>
      {promised ? (
        <ButtonLink wide size="large" icon="mail" href={promised.href}>
          {promised.text}
        </ButtonLink>
      ) : (
        <SignupStart model={signup} submit={home.words.begin} />
      )}
    </HomeView>
  );
}
