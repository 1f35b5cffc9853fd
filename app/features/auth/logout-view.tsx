import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";

/** The question behind the logout's address. */
export function LogoutView({ words, formKey }: { words: Words<"auth">; formKey: string }) {
  return (
    <section className="narrow stack">
      <h1>{words.logout_title}</h1>
      <p>{words.logout_text}</p>
      <form method="post" action={paths.logout()} className="form">
        <input type="hidden" name="_key" value={formKey} />
        <Button icon="log-out">{words.logout_submit}</Button>
      </form>
    </section>
  );
}
