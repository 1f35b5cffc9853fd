import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Enhanced<Extra = object> = Omit<
  DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>,
  "className" | "style"
> & {
  /** React 18 writes `className` literally on custom elements. */
  class?: string;
} & Extra;

declare global {
  namespace JSX {
    interface IntrinsicElements {
      "rz-menu": Enhanced;
      "rz-dialog": Enhanced<{ "data-modal-lock"?: "" | undefined }>;
      "rz-badges": Enhanced<{
        src: string;
        "data-title": string;
        "data-new-like"?: string | undefined;
        "data-worker"?: string | undefined;
        "data-owner"?: number | undefined;
      }>;
      "rz-push": Enhanced<{ hidden: boolean; "data-key"?: string; "data-src"?: string }>;
      "rz-back": Enhanced<{ hidden: boolean }>;
      "rz-later": Enhanced<{ "data-seconds": number }>;
      "rz-match": Enhanced<{ "data-piece": string; "data-profile": number }>;
      "rz-countdown": Enhanced<{ "data-seconds-left": number }>;
      "rz-show-more": Enhanced<{ "data-list": string; "data-auto"?: "" | undefined }>;
      "rz-loading-bar": Enhanced;
      "rz-count": Enhanced<{ max: number }>;
      "rz-reveal": Enhanced<{ "data-show": string; "data-hide": string }>;
      "rz-signup": Enhanced<{ "data-on": string; "data-step-of": string }>;
      "rz-grow": Enhanced;
      "rz-previews": Enhanced;
      "rz-offer": Enhanced<{ "data-after-seconds": number }>;
      "rz-swipe": Enhanced<{ "data-piece": string }>;
      "rz-own-time": Enhanced<
        | { "data-locale": string }
        | { "data-draft-word": string; "data-unsent-word": string; "data-owner": number }
      >;
      "rz-refresh": Enhanced<{ "data-name": string }>;
      "rz-live": Enhanced<{
        src: string;
        "data-known": string | undefined;
        "data-channel": string;
        "data-pace": string;
        "data-names": string;
      }>;
      "rz-locate": Enhanced<
        Record<"data-busy" | "data-denied" | "data-failed" | "data-none", string> & { hidden?: boolean }
      >;
    }
  }
}

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands (HTML): opens or closes the element named by `commandfor` without script. */
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
