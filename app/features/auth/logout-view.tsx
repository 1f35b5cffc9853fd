import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import type { LogoutModel } from "./logout.server";

/** The question behind the logout's address. */
export function LogoutView({ model: { words, formKey } }: { model: LogoutModel }) {
  return (
    <section className="narrow stack">
      <h1>{words.logout_title}</h1>
      <p>{words.logout_text}</p>
      <form method="post" action={paths.logout()} className="form">
        <KeyField value={formKey} />
        <Button icon="log-out">{words.logout_submit}</Button>
      </form>
    </section>
  );
}
