import type { Language } from "#app/i18n/languages";
import type { LessDataModel } from "./data-use.server";
import type { EntryWarningModel } from "./entry-warning.server";
import type { FrameCommon, FrameNav } from "./frame-words.server";

/** The frame of a page as the root loader gives it: who is here, in which language, on which site. */
export interface Shell {
  lang: string;
  /** Empty where nobody has told it yet: upstream was away from the start. */
  siteName: string;
  accent: string | undefined;
  /** The domain's own mark and word. */
  logo?: { src: string; width: number; height: number } | undefined;
  /** How much this page may load (REACH-06). */
  dataUse: "full" | "less" | "asked";
  /** What the page says where less is shown. */
  lessData?: LessDataModel | undefined;
  home: string;
  loginUrl: string;
  signupUrl: string;
  /** Who may sign up, in the words of the bar (SIGN-11); undefined while upstream is away. */
  signups?: { closed: boolean; label: string } | undefined;
  path: string;
  /** The page's one address, for search engines and shared links. */
  canonical: string;
  /** Search engines leave the page out. */
  unlisted: boolean;
  nonce: string;
  requestId: string;
  enhanceUrl: string;
  /** Address of the service worker; undefined where the operator switched it off. */
  worker?: string | undefined;
  /** Links may be fetched ahead (NAV-13). */
  prefetch?: boolean | undefined;
  common: FrameCommon;
  nav: FrameNav;
  /** `profile`: whom a like is about; `logout`: a button to log out stands beside the words. */
  flash:
    | { kind: "success" | "error"; text: string; profile?: number | undefined; logout?: boolean | undefined }
    | undefined;
  languages:
    | {
        key: string;
        next: string;
        current: Language;
        offered: { code: Language; name: string; htmlLang: string }[];
      }
    | undefined;
  member:
    | {
        id: number | undefined;
        name: string;
        photo: string | undefined;
        premium: boolean;
        credits: number;
        unread: number;
        newLikes: number;
        unreadWords: string;
        likesWords: string;
        creditsWords: string;
        confirmed: boolean;
        logoutKey: string;
      }
    | undefined;
  /** Somebody is logged in, upstream cannot say who (OPS-08): the bar of a member, without name and numbers. */
  awayMember?: { logoutKey: string } | undefined;
  /** Of a page that broke. `again`: the post that broke, to be sent once more as it is. */
  failure?:
    | { isAway: boolean; again: { action: string; fields: [name: string, value: string][] } | undefined }
    | undefined;
  /** Upstream cannot tell how things stand at present. */
  outdated?: boolean | undefined;
  /** What stands in the footer, as finished HTML. */
  footer: string | undefined;
  entryWarning: EntryWarningModel | undefined;
}

/** "(3) " before the title: unread messages and new likes (NAV-02). */
export function titleOf(shell: Shell, title: string | undefined): string {
  const count = (shell.member?.unread ?? 0) + (shell.member?.newLikes ?? 0);
  const text = [title, shell.siteName].filter(Boolean).join(" · ");
  return count > 0 ? `(${count}) ${text}` : text;
}
