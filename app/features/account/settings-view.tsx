import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { DataUseChoice } from "#app/ui/data-use-choice";
import type { IconName } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import type { SettingsModel, SwitchModel } from "./settings.server";

/** Everything about the account on one page, each part with its link or its form (ACCT-08). */
export function SettingsView({ model }: { model: SettingsModel }) {
  const { words } = model;
  return (
    <div className="settings">
      <h1>{model.title}</h1>
      <Sections model={model} />
      <Part id="login" title={words.login_title}>
        <Line
          name={words.email}
          value={model.email}
          action={
            <ButtonLink variant="secondary" size="small" href={paths.changeEmail()}>
              {words.email_change}
            </ButtonLink>
          }
        />
        <Line
          name={words.password}
          action={
            <ButtonLink variant="secondary" size="small" href={paths.changePassword()}>
              {words.password_change}
            </ButtonLink>
          }
        />
      </Part>
      {model.endLoginsKey === undefined ? null : (
        <Part id="logins" title={words.logins_title}>
          <p>{words.logins_text}</p>
          <form method="post" action={paths.settings()}>
            <KeyField value={model.endLoginsKey} />
            <Button variant="secondary" size="small" icon="log-out" name="intent" value="end-logins">
              {words.logins_end}
            </Button>
          </form>
        </Part>
      )}
      <Part id="emails" title={words.notifications_title}>
        <p>{model.mailsOff ? words.notifications_off : words.notifications_text}</p>
        <ButtonLink variant="secondary" size="small" icon="bell" href={paths.notifications()}>
          {words.notifications_link}
        </ButtonLink>
      </Part>
      <LanguagePart language={model.language} />
      {model.switches.map((one) => (
        <SwitchPart key={one.name} model={one} />
      ))}
      <DataUsePart dataUse={model.dataUse} />
      <Part id="blocked" title={words.blocked_title}>
        <p>{words.blocked_text}</p>
        <ButtonLink variant="secondary" size="small" icon="ban" href={paths.blockedMembers()}>
          {words.blocked_link}
        </ButtonLink>
      </Part>
      <Part id="data" title={words.data_title}>
        <p>{words.data_text}</p>
        <ButtonLink variant="secondary" size="small" icon="eye" href={paths.ownData()}>
          {words.data_link}
        </ButtonLink>
      </Part>
      <Part id="leave" title={words.leave_title}>
        <p>{model.leaveText}</p>
        <ButtonLink variant="secondary" size="small" icon="trash" href={paths.deleteAccount()}>
          {words.leave_link}
        </ButtonLink>
      </Part>
    </div>
  );
}

/** The parts by name, beside them where there is room: the list is longer than a screen. */
function Sections({ model }: { model: SettingsModel }) {
  const { words } = model;
  const sections = [
    ["login", words.login_title],
    ...(model.endLoginsKey === undefined ? [] : [["logins", words.logins_title]]),
    ["emails", words.notifications_title],
    ["language", model.language.title],
    ...model.switches.map(({ name, title }) => [name, title]),
    ["data-use", model.dataUse.words.title],
    ["blocked", words.blocked_title],
    ["data", words.data_title],
    ["leave", words.leave_title],
  ];
  return (
    <nav className="sections" aria-label={model.title}>
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Line({ name, value, action }: { name: string; value?: string | undefined; action: ReactNode }) {
  return (
    <div className="setting">
      <p>
        {name}
        {value ? (
          <small translate="no" dir="ltr">
            {value}
          </small>
        ) : null}
      </p>
      {action}
    </div>
  );
}

/** Switches that hide something where they are on. */
const HIDING: readonly SwitchModel["name"][] = ["invisible", "covers"];

function SwitchPart({ model: { name, on, ...model } }: { model: SwitchModel }) {
  return (
    <Part id={name} title={model.title}>
      <p>{model.text}</p>
      <p>
        <strong>{model.state}</strong>
      </p>
      <form method="post" action={paths.settings()}>
        <KeyField value={model.key} />
        <input type="hidden" name={name} value={on ? "0" : "1"} />
        <Button
          variant={name === "invisible" && on ? "primary" : "secondary"}
          size="small"
          icon={iconOf(name, on)}
          name="intent"
          value={name}
        >
          {model.turn}
        </Button>
      </form>
    </Part>
  );
}

function iconOf(name: SwitchModel["name"], on: boolean): IconName {
  if (name === "enter") return "send";
  if (name === "offline") return on ? "trash" : "clock";
  return on === HIDING.includes(name) ? "eye" : "eye-off";
}

function DataUsePart({ dataUse: { words, less, key } }: Pick<SettingsModel, "dataUse">) {
  return (
    <Part id="data-use" title={words.title}>
      <DataUseChoice
        {...{ words, less }}
        formKey={key}
        action={paths.dataUse()}
        next={`${paths.settings()}#data-use`}
        variant="secondary"
        size="small"
      />
    </Part>
  );
}

function LanguagePart({ language }: { language: SettingsModel["language"] }) {
  return (
    <Part id="language" title={language.title}>
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
    </Part>
  );
}
