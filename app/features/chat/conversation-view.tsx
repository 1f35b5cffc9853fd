import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { ChatHeader } from "#app/ui/chat/chat-header";
import { Composer } from "#app/ui/chat/composer";
import { CreditsBadge } from "#app/ui/credits-badge";
import { FictionalLabel } from "#app/ui/fictional-label";
import { Icon } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import { Menu, MenuLink } from "#app/ui/menu";
import { Notice } from "#app/ui/notice";
import { STILL } from "#app/ui/still";
import { AttachPanel } from "./attachments/attach-panel";
import { photoTools } from "./attachments/photo-tools";
import type { Balance, ConversationModel } from "./chat-model";
import { ConversationMessages } from "./conversation-messages";
import { LoginBar } from "./login-bar";
import { RefusalNotice } from "./refusal-notice";
import { putText } from "./text-box";
import type { LiveConversation } from "./use-conversation";
import { useDraft } from "./use-draft";
import { useFilledLines } from "./use-filled-lines";
import { useTypingSignal } from "./use-typing-signal";

type ConversationViewProps = {
  model: ConversationModel;
  live: LiveConversation;
  isLoggedOut: boolean;
  /** Text of a refused post that comes back. */
  typed: string | undefined;
};

/** One conversation: the same component for people with and without scripts. */
export function ConversationView({ model, live, isLoggedOut, typed }: ConversationViewProps) {
  const { words, partner } = model;
  const refusal = live.refusal ?? live.notice;
  return (
    <>
      <ChatHeader
        back={{ href: paths.chats(), label: words.back }}
        href={paths.member(partner.id)}
        name={partner.name}
        photo={partner.photo}
        line={partner.line}
        fictional={partner.fictional}
        end={<HeaderEnd model={model} balance={live.composer.balance} />}
      />
      <ConversationMessages model={model} live={live} />
      {model.unconfirmedNote ? (
        <Notice kind="warning" icon="mail">
          <p>
            {model.unconfirmedNote}{" "}
            <a className="link" href={paths.completeSignup({ step: "confirm" })}>
              {words.confirm_link}
            </a>
          </p>
        </Notice>
      ) : null}
      {isLoggedOut ? <LoginBar model={model} /> : null}
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      {partner.answeredBy ? (
        <p className="answers soft">
          {partner.fictional ? <FictionalLabel text={partner.fictional} /> : null} {partner.answers}
        </p>
      ) : null}
      <MessageForm model={model} live={live} typed={typed ?? model.draft} />
    </>
  );
}

function HeaderEnd({
  model: { words, partner, removeUrl },
  balance,
}: {
  model: ConversationModel;
  balance: Balance | undefined;
}) {
  return (
    <>
      {balance === undefined ? null : (
        <a
          className="btn btn-quiet btn-round"
          href={paths.credits()}
          aria-label={`${balance.credits} ${balance.words}`}
        >
          <Icon name="coins" />
          <CreditsBadge credits={balance.credits} />
        </a>
      )}
      <Menu round label={words.more} summary={<Icon name="more" />}>
        <MenuLink href={paths.member(partner.id)} icon="user">
          {words.view_profile}
        </MenuLink>
        <MenuLink href={paths.icebreakers(partner.id)} icon="sparkles">
          {words.icebreakers_link}
        </MenuLink>
        <MenuLink href={paths.memberBlock(partner.id)} icon="ban">
          {words.block}
        </MenuLink>
        <MenuLink href={paths.memberReport(partner.id)} icon="flag">
          {words.report}
        </MenuLink>
        {removeUrl ? (
          <MenuLink href={removeUrl} icon="trash">
            {words.remove}
          </MenuLink>
        ) : null}
      </Menu>
    </>
  );
}

/** What shows GIFs and gifts here could not be fetched: they are pages of their own, and the form takes the text along. */
let isPanelLost = false;

function MessageForm({
  model,
  live,
  typed,
}: {
  model: ConversationModel;
  live: LiveConversation;
  typed: string | undefined;
}) {
  const { words } = model;
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, model);
  useTypingSignal(form, model.updatesUrl);
  useFilledLines(form);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "";
    // "Check for new messages" is there for people whose scripts fail; from a page of older messages the way leads to the
    // newest ones.
    if (intent === "check" || model.newest) return;
    const page = isPanelLost ? undefined : model.attach.pages[intent];
    if (page) {
      event.preventDefault();
      return import("./attachments/give-panel").then(
        (panel) => panel.openGivePanel(page, live.wake),
        () => {
          isPanelLost = true;
          submitter?.click();
        },
      );
    }
    const { elements } = event.currentTarget;
    if (intent === "photo") {
      const tools = photoTools();
      const field = elements.namedItem("photo");
      if (!(field instanceof HTMLInputElement)) return;
      // Without them the form sends its files by itself.
      if (!tools) return;
      event.preventDefault();
      return tools.sendPhotos(field, { model: model.attach, costs: live.composer.attachCosts, live });
    }
  };

  const send = () => {
    const box = form.current?.elements.namedItem("text");
    if (!(box instanceof HTMLTextAreaElement) || box.value.trim() === "") return;
    const text = box.value;
    putText(box, "");
    box.focus();
    live.send(text);
  };

  // Before the browser begins to submit: it reads the whole page for who fills in forms, which takes a phone 0.1 s where
  // the conversation is long.
  const onClick = (event: MouseEvent<HTMLFormElement>) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button?.value !== "send" || model.newest) return;
    event.preventDefault();
    send();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isBox = event.target instanceof HTMLTextAreaElement;
    // Enter sends where there is a real keyboard; on phones it makes a new line.
    if (!isBox || event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!model.enterSends || !matchMedia("(hover: hover) and (pointer: fine)").matches) return;
    event.preventDefault();
    form.current?.querySelector<HTMLButtonElement>("button[value=send]")?.click();
  };

  return (
    <form
      ref={form}
      method="post"
      action={model.action}
      onSubmit={onSubmit}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <KeyField value={live.composer.keys[0] ?? model.composer.keys[0] ?? ""} />
      <Composer
        id="text"
        name="text"
        label={words.text}
        placeholder={words.placeholder}
        defaultValue={typed}
        count={{ max: model.messageLength, words: words.characters }}
        tools={<AttachPanel model={model.attach} costs={live.composer.attachCosts} />}
        check={live.polling ? null : <CheckButton text={words.check} />}
        send={{
          label: words.send,
          cost: live.composer.freeLeft ?? live.composer.cost,
          shortCost: live.composer.cost,
          name: "intent",
          value: "send",
        }}
      />
    </form>
  );
}

/** There until scripts ask by themselves: none of them ever draws it. */
function CheckButton({ text }: { text: string }) {
  if (!import.meta.env.SSR) return <span className="check" {...STILL} />;
  return (
    <span className="check">
      <Button variant="quiet" name="intent" value="check" formNoValidate>
        {text}
      </Button>
    </span>
  );
}
