// What a member sees, read out of a page: nothing that is hidden counts.

/** Runs in the page. */
function look() {
  const isSeen = (element) => element !== null && element.getClientRects().length > 0;
  const text = (root, selector) => {
    const found = root?.querySelector(selector) ?? null;
    return isSeen(found) ? found.textContent.trim() : undefined;
  };
  const talk = document.querySelector(".chat-scroll");
  const bubbles = isSeen(talk)
    ? [...talk.querySelectorAll(".msgs > li.bub")].map((bubble) => ({
        id: bubble.id ? Number(bubble.id.slice(3)) : undefined,
        own: bubble.classList.contains("own"),
        state: bubble.dataset.state,
        text: bubble.querySelector(":scope > p")?.textContent ?? "",
        status: bubble.querySelector("small")?.textContent.trim() ?? "",
        iso: bubble.querySelector("small time")?.dateTime || undefined,
        clock: bubble.querySelector("small time")?.textContent,
      }))
    : undefined;
  const list = document.querySelector(".chat-list");
  const rows = isSeen(list)
    ? [...list.querySelectorAll("li[id^=c]")].map((row) => ({
        conversation: Number(row.id.slice(1)),
        last: text(row, ".last"),
        isDraft: row.querySelector(".last em") !== null,
        unread: text(row, ".badge") ?? "",
        iso: row.querySelector(".conv > time")?.dateTime,
        clock: row.querySelector(".conv > time")?.textContent,
      }))
    : undefined;
  const coins = document.querySelector('.chat-head a[href="/credits"]');
  return {
    path: location.pathname,
    title: document.title,
    partner: talk?.closest(".talk")?.querySelector(".chat-head .who")?.getAttribute("href")?.split("/").pop(),
    isChat: talk !== null,
    bubbles,
    rows,
    unread: text(document, "[data-badge=unread]"),
    likes: text(document, "[data-badge=likes]"),
    lowCredits: [...document.querySelectorAll(".badge-warning, .badge-danger")]
      .filter(isSeen)
      .map((badge) => Number(badge.textContent)),
    credits: coins ? Number.parseInt(coins.getAttribute("aria-label"), 10) : undefined,
    notices: [...document.querySelectorAll(".talk .notice")]
      .filter(isSeen)
      .map((one) => one.textContent.trim()),
    /** Scripts of this page ask by themselves. */
    isLive: document.querySelector("form .check") === null,
    isOnline: navigator.onLine,
    isHidden: document.hidden,
  };
}

/** Undefined while a page is being replaced by another one. */
export async function readScreen(page) {
  try {
    const limit = new Promise((_, late) => setTimeout(late, 900, new Error("late")));
    const screen = await Promise.race([page.evaluate(look), limit]);
    return screen.path === "blank" ? undefined : screen;
  } catch {
    // No page is there to be read: nothing is shown either.
    return undefined;
  }
}
