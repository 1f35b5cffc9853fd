import { Notice } from "#app/ui/notice";
import type { ConversationModel } from "./chat-model";

/** The login ended while the page was open: it is given back in a tab of its own, and nothing leaves the screen (CHAT-21). */
export function LoginBar({ model: { words, loginUrl } }: { model: ConversationModel }) {
  return (
    <Notice kind="warning" icon="lock">
      <p role="alert">
        {words.login_ended}{" "}
        <a className="link" href={loginUrl} target="_blank" rel="noreferrer">
          {words.login}
        </a>
      </p>
    </Notice>
  );
}
