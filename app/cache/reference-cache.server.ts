import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";

/**
 * What hardly ever changes, read once a domain and cached (HOST-08): interests, regions, company data. The last good
 * answer while upstream cannot tell; without one undefined, so that a page does without; the next one asks again.
 */
export async function cachedReference<Value extends NonNullable<unknown>>(
  context: PageContext,
  name: string,
  read: () => Promise<Value>,
): Promise<Value | undefined> {
  const { referenceCache } = context.runtime;
  const key = `${name}\n${context.domain}`;
  const cached = referenceCache.get(key) as Value | undefined;
  if (cached) return cached;
  try {
    const value = await read();
    referenceCache.set(key, value);
    return value;
  } catch (error) {
    // The last good answer, however old: a company's address hardly ever changes.
    if (error instanceof UpstreamFailure)
      return referenceCache.get(key, { allowStale: true }) as Value | undefined;
    throw error;
  }
}
