import { Badges } from "./badges";
import { loadPageElements } from "./element-loader";
import { ON_DEMAND } from "./elements";
import { showCarriedFlash } from "./flash";
import { LoadingBar } from "./loading-bar";
import { Menu } from "./menu";
import { enhanceSwapForms } from "./swap-form";

/** What nearly every page has; the rest stands in elements.ts. */
const ELEMENTS: Record<string, CustomElementConstructor> = {
  menu: Menu,
  badges: Badges,
  "loading-bar": LoadingBar,
};

function enhance(): void {
  enhanceSwapForms();
  for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(`rz-${name}`, element);
  loadPageElements(ON_DEMAND);
  showCarriedFlash();
}

// While the page is still being parsed, an element would start without its children.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", enhance);
else enhance();
