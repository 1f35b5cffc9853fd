import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";

export interface PushOptionModel {
  publicKey: string;
  action: string;
  words: { text: string; button: string; done: string; denied: string; failed: string };
}

/** Whether notifications can reach any device: an operator's key and the service worker (APP-02). */
export async function pushWorks(context: PageContext): Promise<boolean> {
  return context.runtime.settings.serviceWorker && Boolean((await getSite(context)).push_public_key);
}

/** The push option (APP-02); undefined where no notification could ever arrive. The browser decides the rest. */
export async function getPushOption(context: PageContext): Promise<PushOptionModel | undefined> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  if (!(await pushWorks(context)) || !site.push_public_key) return undefined;
  const { text, button, done, denied, failed } = translator.words("site").push;
  return {
    publicKey: site.push_public_key,
    action: paths.push(),
    words: { text, button, done, denied, failed },
  };
}
