import { type ComponentType, type ReactNode, startTransition } from "react";
import { DrawnPageProvider, PAGE_DATA_ID, type PageData, type PageModule } from "./page-data";
import { takeOver } from "./take-over";

interface RootModule {
  default: ComponentType;
  Layout: ComponentType<{ children: ReactNode }>;
}

/** Called with the page's own modules when all of them are there (app/browser/starter.ts). */
export function start({ Layout, default: App }: RootModule, module: PageModule): void {
  const data: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "");
  startTransition(() =>
    takeOver(
      <DrawnPageProvider value={{ ...data, module }}>
        <Layout>
          <App />
        </Layout>
      </DrawnPageProvider>,
    ),
  );
}
