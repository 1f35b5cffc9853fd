import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { DataUseChoice } from "#app/ui/data-use-choice";
import { Icon, type IconName } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import type { SettingsModel, SwitchModel } from "./settings.server";

/** Everything about the account as a list: a row leads to its page, or opens to its form (ACCT-08). */
export function SettingsView({ model }: { model: SettingsModel }) {
  const { words } = model;
  const switchOf = (name: SwitchModel["name"]) => model.switches.find((one) => one.name === name);
  return (
    <div className="settings settings-all">
      <h1>{model.title}</h1>
      <ul className="settings-group">
        <LinkRow
          id="email"
          icon="mail"
          href={paths.changeEmail()}
          title={words.email}
          value={model.email}
          ltr
        />
        <LinkRow id="password" icon="lock" href={paths.changePassword()} title={words.password} />
        <EndLoginsRow model={model} />
        <LinkRow
          id="emails"
          icon="bell"
          href={paths.notifications()}
          title={words.notifications_title}
          value={model.mailsOff ? words.notifications_off : words.notifications_text}
        />
        <LanguageRow language={model.language} />
      </ul>
      <ul className="settings-group">
        <SwitchRow model={switchOf("invisible")} />
        <SwitchRow model={switchOf("findable")} />
        <SwitchRow model={switchOf("intimate")} />
        <LinkRow
          id="blocked"
          icon="ban"
          href={paths.blockedMembers()}
          title={words.blocked_title}
          value={words.blocked_text}
        />
      </ul>
      <ul className="settings-group">
        <SwitchRow model={switchOf("covers")} />
        <SwitchRow model={switchOf("enter")} />
        <SwitchRow model={switchOf("offline")} />
        <DataUseRow dataUse={model.dataUse} />
      </ul>
      <ul className="settings-group">
        <LinkRow
          id="data"
          icon="user"
          href={paths.ownData()}
          title={words.data_title}
          value={words.data_text}
        />
        <LinkRow
          id="leave"
          icon="trash"
          href={paths.deleteAccount()}
          title={words.leave_title}
          value={model.leaveText}
        />
      </ul>
    </div>
  );
}

type RowProps = {
  /** An anchor of the page. */
  id: string;
  icon: IconName;
  title: string;
  /** How it stands today. */
  value?: string | undefined;
};

function RowWords({ icon, title, value, ltr }: Omit<RowProps, "id"> & { ltr?: boolean }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {title}
        {value ? <small {...(ltr ? { translate: "no", dir: "ltr" } : {})}>{value}</small> : null}
      </span>
    </>
  );
}

/** `ltr`: the value is an address, in whichever language. */
function LinkRow({ id, href, ...words }: RowProps & { href: string; ltr?: boolean }) {
  return (
    <li id={id}>
      <a href={href} className="setting">
        <RowWords {...words} />
        <Icon name="chevron-right" />
      </a>
    </li>
  );
}

function FormRow({ id, open, children, ...words }: RowProps & { open?: boolean; children: ReactNode }) {
  return (
    <li id={id}>
      <details open={open}>
        <summary className="setting">
          <RowWords {...words} />
          <Icon name="chevron-down" />
        </summary>
        <div>{children}</div>
      </details>
    </li>
  );
}

function EndLoginsRow({ model: { endLoginsKey, words } }: { model: SettingsModel }) {
  if (endLoginsKey === undefined) return null;
  return (
    <FormRow id="logins" icon="log-out" title={words.logins_title}>
      <p>{words.logins_text}</p>
      <form method="post" action={paths.settings()}>
        <KeyField value={endLoginsKey} />
        <Button variant="secondary" size="small" name="intent" value="end-logins">
          {words.logins_end}
        </Button>
      </form>
    </FormRow>
  );
}

const SWITCH_ICON: Record<SwitchModel["name"], IconName> = {
  invisible: "eye-off",
  findable: "search",
  covers: "image",
  enter: "send",
  offline: "clock",
  intimate: "heart",
};

function SwitchRow({ model }: { model: SwitchModel | undefined }) {
  if (!model) return null;
  const { name, on, title, text, state, turn, key } = model;
  // What keeps a member from being found lies open.
  const isHidden = name === "invisible" && on;
  return (
    <FormRow id={name} icon={SWITCH_ICON[name]} title={title} value={state} open={isHidden}>
      <p>{text}</p>
      <form method="post" action={paths.settings()}>
        <KeyField value={key} />
        <input type="hidden" name={name} value={on ? "0" : "1"} />
        <Button variant={isHidden ? "primary" : "secondary"} size="small" name="intent" value={name}>
          {turn}
        </Button>
      </form>
    </FormRow>
  );
}

function DataUseRow({ dataUse: { words, less, key } }: Pick<SettingsModel, "dataUse">) {
  return (
    <FormRow id="data-use" icon="filter" title={words.title} value={less ? words.is_less : words.is_full}>
      <DataUseChoice
        {...{ words, less }}
        isTold
        formKey={key}
        action={paths.dataUse()}
        next={`${paths.settings()}#data-use`}
        variant="secondary"
        size="small"
      />
    </FormRow>
  );
}

function LanguageRow({ language }: { language: SettingsModel["language"] }) {
  const now = language.offered.find(({ code }) => code === language.current);
  return (
    <FormRow id="language" icon="globe" title={language.title} value={now?.name}>
      <p>{language.text}</p>
      <form method="post" action={paths.language()} className="row">
        <KeyField value={language.key} />
        <input type="hidden" name="next" value={paths.settings()} />
        {language.offered.map(({ code, name, htmlLang }) => (
          <Button
            key={code}
            variant="secondary"
            size="small"
            icon={code === language.current ? "check" : undefined}
            name="language"
            value={code}
            lang={htmlLang}
            aria-current={code === language.current ? "true" : undefined}
          >
            {name}
          </Button>
        ))}
      </form>
    </FormRow>
  );
}
