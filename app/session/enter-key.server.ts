import type { PageContext } from "#app/page-context";
import { COOKIES } from "./cookies.server";

/** Whether Enter sends a message where there is a real keyboard; kept in this browser, for it is about its keyboard. */
export function doesEnterSend(context: Pick<PageContext, "headers">): boolean {
  return COOKIES.enterKey.read(context) !== "breaks";
}

/** Keeps the choice in this browser. */
export function chooseEnterKey(context: PageContext, sends: boolean): void {
  COOKIES.enterKey.write(context, sends ? "sends" : "breaks");
}
