import { EnhancedElement } from "./enhanced-element";

/** `<rz-previews>` around file inputs: shows the chosen pictures before they are sent, in its `[data-list]`. */
export default class Previews extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const list = this.querySelector("[data-list]");
    if (!list) return;
    let urls: string[] = [];
    const forget = () => {
      for (const url of urls) URL.revokeObjectURL(url);
      urls = [];
    };
    const show = () => {
      forget();
      const inputs = [...this.querySelectorAll<HTMLInputElement>("input[type=file]")];
      const files = inputs.flatMap((input) => [...(input.files ?? [])]);
      list.replaceChildren(
        ...files.map((file) => {
          const item = document.createElement("li");
          const picture = new Image();
          const url = URL.createObjectURL(file);
          urls.push(url);
          picture.alt = file.name;
          // What no browser can show is told by its name; the server has the last word about it.
          picture.onerror = () => item.replaceChildren(file.name);
          picture.src = url;
          item.append(picture);
          return item;
        }),
      );
    };
    this.addEventListener("change", show, { signal });
    signal.addEventListener("abort", forget);
    // Back shows the form with its files still chosen.
    show();
  }
}
