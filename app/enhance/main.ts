import { Badges } from "./badges";
import { Count } from "./count";
import { Countdown } from "./countdown";
import { Dialog, enhanceCommands } from "./dialog";
import { enhanceDialogLinks } from "./dialog-link";
import { firstPass } from "./enhanced-element";
import { showCarriedFlash } from "./flash";
import { Grow } from "./grow";
import { LoadingBar } from "./loading-bar";
import { Locate } from "./locate";
import { Menu } from "./menu";
import { Offer } from "./offer";
import { Reveal } from "./reveal";
import { ShowMore } from "./show-more";
import { enhanceSwapForms } from "./swap-form";

const ELEMENTS: Record<string, CustomElementConstructor> = {
  menu: Menu,
  dialog: Dialog,
  badges: Badges,
  countdown: Countdown,
  "show-more": ShowMore,
  "loading-bar": LoadingBar,
  count: Count,
  reveal: Reveal,
  grow: Grow,
  locate: Locate,
  offer: Offer,
};

function enhance(): void {
  enhanceSwapForms();
  enhanceDialogLinks();
  enhanceCommands();
  firstPass.running = true;
  for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(`rz-${name}`, element);
  firstPass.running = false;
  showCarriedFlash();
}

// While the page is still being parsed, an element would start without its children.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", enhance);
else enhance();
