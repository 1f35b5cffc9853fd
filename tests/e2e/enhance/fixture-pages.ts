/** What the fixture pages show of their one visitor. */
export interface PageState {
  liked: boolean;
  flash: string;
  note: string;
  unread: number;
  newLikes: number;
  /** How often the page of an order was asked for, and whether it still waits for its money. */
  orderAsked: number;
  orderOpen: boolean;
  /** What a page that refreshes itself says of the order. */
  orderText: string;
}

const TOTAL_PAGES = 3;

function layout(state: PageState, title: string, body: string): string {
  const sum = state.unread + state.newLikes;
  return `<head><meta charset="utf-8"><title>(${sum}) ${title}</title></head><body>
<rz-loading-bar><div></div></rz-loading-bar>
<nav data-piece="badges"><a href="/list">Messages <span data-badge="unread" translate="no">${state.unread}</span></a>
<a href="/like">Likes <span data-badge="likes" translate="no">${state.newLikes}</span></a></nav>
<div data-piece="flash" role="status">${state.flash && `<p>${state.flash}</p>`}</div>
<main>${body}</main>
`;
}

const heart = (filled: boolean) => `<svg><use href="#heart${filled ? "-filled" : ""}"></use></svg>`;

function likePage(state: PageState): string {
  const intent = state.liked ? "unlike" : "like";
  return layout(
    state,
    state.liked ? "Ann, liked" : "Ann",
    `<p id="outside">untouched</p>
<section data-piece="card">
  <form method="post" action="/like" data-swap="card" id="like-form">
    <input type="hidden" name="action" value="hides form.action"><textarea name="note">a\nb</textarea>
    <button name="intent" value="${intent}">${heart(state.liked)}${state.liked ? "Unlike" : "Like"}</button>
  </form>
  <form method="post" action="/like"><input id="draft" name="draft" aria-label="Draft"></form>
</section>
<form method="post" action="/like" data-swap="card"><button name="intent" value="block">Block</button></form>
<form method="post" action="/like" data-swap="card"><button name="intent" value="refuse">Refuse</button></form>
<form method="post" action="/like" data-swap="card"><button name="intent" value="too-often">${heart(false)}Too often</button></form>
<form method="post" action="/note" data-swap="note" data-piece="note">${state.note && '<p role="alert">Too short</p>'}
  <input name="note" aria-label="Note" value="${state.note}"><button name="intent" value="note">Save note</button></form>`,
  );
}

function menu(id: string): string {
  return `<rz-menu><details><summary>${id}</summary><ul><li><a href="/like">${id} one</a></li>
<li><button type="button">${id} two</button></li></ul></details></rz-menu>`;
}

function pagesOf(state: PageState, url: URL): string {
  const page = Number(url.searchParams.get("page") ?? 1);
  const auto = url.searchParams.has("auto") ? " data-auto" : "";
  const items = [0, 1, 2].map((offset) => {
    // The second page repeats the last member of the first, as a moving list does.
    const id = (page - 1) * 3 + offset + (page === 2 ? 0 : 1);
    return `<li id="m${id}"><a href="/like?m=${id}">Member ${id}</a></li>`;
  });
  const next = `/list?page=${page + 1}${auto && "&amp;auto"}`;
  const more = `<rz-show-more data-list="members"${auto}><a rel="next" href="${next}">Show more</a>
<p role="status" data-text="{count} more shown"></p></rz-show-more>`;
  return layout(
    state,
    "Members",
    `<ul data-piece="members">${items.join("")}</ul>${page < TOTAL_PAGES ? more : ""}`,
  );
}

function reportPage(state: PageState, url: URL): string {
  const done = url.searchParams.has("sent");
  const form = `<form method="post" action="/report?sent" data-swap="report"><button name="intent" value="report">Send report</button></form>`;
  return layout(
    state,
    "Report",
    `<section data-piece="report"><h1>Report Ann</h1>${done ? "<p>Reference 123</p>" : form}</section>`,
  );
}

function orderPage(state: PageState, url: URL): string {
  state.orderAsked += 1;
  const seconds = url.searchParams.get("seconds");
  const clock = seconds ? `<rz-countdown hidden data-seconds-left="${seconds}"></rz-countdown>` : "";
  return layout(
    state,
    "Order",
    `<rz-refresh data-name="order"><div data-piece="order" aria-live="polite"${state.orderOpen ? ' data-open=""' : ""}>
<p>${state.orderText}</p><a href="/order">Look again</a></div>${clock}</rz-refresh>`,
  );
}

/** The offer that comes up after 40 s and holds for `seconds`. */
function offerPage(state: PageState, url: URL): string {
  return layout(
    state,
    "Offer",
    `<label>Search <input name="q"></label>
<rz-offer data-after-seconds="40"><dialog id="offer" aria-label="25% off"><p>Offer
<rz-countdown data-seconds-left="${url.searchParams.get("seconds")}"><span data-unit="seconds">00</span></rz-countdown></p>
<form method="post" action="/offer"><button>Not now</button></form></dialog></rz-offer>`,
  );
}

/** Every page of the fixture site by its path. */
export const FIXTURE_PAGES: Record<string, (state: PageState, url: URL) => string> = {
  "/like": likePage,
  "/note": likePage,
  "/list": pagesOf,
  "/report": (state, url) => reportPage(state, new URL(url)),
  "/order": orderPage,
  "/offer": offerPage,
  "/slow": (state) => layout(state, "Slow", "<h1>Slow page</h1>"),
  "/search": (state, url) =>
    layout(
      state,
      "Search",
      `<form action="/search" data-swap="results"><input name="q" aria-label="Search"><button>Go</button></form>
<p data-piece="results">Results for ${url.searchParams.get("q") === "rose" ? "rose" : "all"}</p>`,
    ),
  "/menus": (state) => layout(state, "Menus", `${menu("First")}${menu("Second")}<p>Elsewhere</p>`),
  "/dialogs": (state) =>
    layout(
      state,
      "Dialogs",
      `<button type="button" command="show-modal" commandfor="plain">Open plain</button>
<button type="button" command="show-modal" commandfor="locked">Open locked</button>
<rz-dialog><dialog id="plain"><p>Plain words</p><button type="button" command="close" commandfor="plain">Done</button></dialog></rz-dialog>
<rz-dialog><dialog id="locked" data-modal-lock><p>Locked words</p><button type="button" command="close" commandfor="locked">I agree</button></dialog></rz-dialog>
<a href="/report" data-dialog="report">Report</a> <a href="/slow" data-dialog="report">Broken</a>
<a href="/report" data-dialog="report" data-dialog-on="(width >= 5000px)">On a wall</a>
<a href="/joining" data-dialog="joining">Join</a>`,
    ),
  "/joining": (state) =>
    layout(
      state,
      "Joining",
      `<section data-piece="joining" data-lock=""><h1>Join us</h1><form method="post"><label>Name <input name="name"></label></form></section>`,
    ),
  "/entry": (state) =>
    layout(
      state,
      "Entry",
      `<rz-dialog><dialog id="entry" open data-modal="(width >= 600px)" data-modal-lock><p>Entry words</p><form method="post" action="/"><button>Enter</button></form></dialog></rz-dialog>
<button type="button">Beneath</button>`,
    ),
  "/badges-page": (state) =>
    layout(
      state,
      "Rendez",
      `<rz-badges src="/badges" data-title="Rendez" data-owner="1"></rz-badges><h1>Here</h1>`,
    ),
  "/countdown": (state) =>
    layout(
      state,
      "Offer",
      `<rz-countdown data-seconds-left="3661" id="long"><span data-unit="hours">01</span>:<span data-unit="minutes">01</span>:<span data-unit="seconds">01</span></rz-countdown>
<rz-countdown data-seconds-left="3" id="short"><span data-unit="seconds">03</span></rz-countdown>
<rz-countdown data-seconds-left="5400" id="part"><span data-unit="minutes">90</span></rz-countdown>`,
    ),
  "/rows": (state) =>
    layout(
      state,
      "Messages",
      `<rz-own-time data-draft-word="Draft:" data-unsent-word="Not sent ·" data-owner="1"><ul><li><b data-draft="1.2">Hello</b> <time datetime="2026-03-02T23:30:00Z">Mar 2</time></li>
<li><b data-draft="1.3">Good night</b></li></ul></rz-own-time>`,
    ),
  "/fields": (state) =>
    layout(
      state,
      "Fields",
      `<form method="post" action="/fields"><rz-count max="5"><textarea name="about" aria-label="About">ab</textarea>
<span data-count>2</span>/5 <span data-count="left">3</span></rz-count>
<rz-reveal data-show="Show password" data-hide="Hide password"><input type="password" name="password" aria-label="Password" value="x">
<button type="button" hidden>Show password</button></rz-reveal>
<rz-grow><textarea name="long" aria-label="Long" rows="1"></textarea></rz-grow><button>Save</button></form>`,
    ),
  "/links": (state) =>
    layout(
      state,
      "Links",
      `<a href="/slow">Slow</a> <a href="/nothing">Nothing</a> <a href="#there">Jump</a> <a href="/slow" download>Download</a> <p id="there">There</p>`,
    ),
};
