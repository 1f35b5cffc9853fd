import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import homeCss from "#app/features/home/home.css?url";
import { loadHome } from "#app/features/home/home.server";
import { HomeView } from "#app/features/home/home-view";
import { loadSignup } from "#app/features/signup/signup-model.server";
import { SignupStart } from "#app/features/signup/signup-start-view";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { scriptless: true, shared: true, css: homeCss };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  const [home, signup] = await Promise.all([loadHome(context), loadSignup(context)]);
  const { title, description } = home;
  const share = { type: "website" as const, title, description, images: [] };
  return { title, description, share, home, signup };
}

/** Visitors' first page (HOME-01): members to see, how it works, signup in the first view. */
export default function Home() {
  const { home, signup } = useLoaderData<typeof loader>();
  return (
    <HomeView model={home} closed={signup.closed}>
      <SignupStart model={signup} submit={home.words.begin} />
    </HomeView>
  );
}
