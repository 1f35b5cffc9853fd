import { useEffect } from "react";
import { creditsBadgeOf } from "#app/ui/credits-badge";

/** The bar above the conversation, which the server drew, shows the balance that this page learns of (CHAT-20). */
export function useBarBalance(credits: number | undefined): void {
  useEffect(() => {
    const badge = document.querySelector<HTMLElement>("[data-badge=credits]");
    if (!badge || credits === undefined) return;
    const { className, text } = creditsBadgeOf(credits);
    badge.className = className;
    badge.textContent = text;
    badge.hidden = text === "";
  }, [credits]);
}
