import { effectOnce } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";

type Said = { ok: true } | { ok: false; code: string };

/** `effectOnce` for forms whose success says nothing and whose refusal is a code; nobody need be logged in. */
export function askOnce(
  context: PageContext,
  form: FormData,
  what: { action: string; payload: string },
  ask: (key: string) => Promise<Said>,
) {
  return effectOnce<true, string>(context, form, what, async (key) => {
    const said = await ask(key);
    return said.ok ? { ok: true, told: true } : { ok: false, no: said.code };
  });
}
