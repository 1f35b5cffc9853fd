/** What a route says about its page, as `export const handle`. */
export interface RouteHandle {
  /** Default: "default" (NAV-01). Chat pages draw their own full screen. */
  layout?: "default" | "chat" | "lander" | "empty";
  /**
   * React takes the page over in the browser: chat and likes, whose data it reads by `page-data`. A loader's `still: true` says that
   * there is nothing on it that lives.
   */
  hydrate?: true;
  /** Visitors who would get the very same page share it for some seconds; it must not depend on anything else. */
  shared?: true;
  /** Address of a style sheet that only this page needs, imported with `?url`. */
  css?: string;
  /** Not even the enhancement script, until the dialog of its bar is wanted: home, login, landers, static pages. */
  scriptless?: true;
  /** A poll: the host asks its loader itself, without the framework's way to a page. */
  poll?: true;
  /** Its forms may carry files: a post may be larger than 64 KB. */
  files?: true;
  /** What its posts count as, for the limits of one address and one account; default: as any post. */
  posts?: "login" | "signup" | "name" | "recovery";
  /** The account area is hidden (NAV-07). */
  hideAccount?: true;
}
