import { prepareEverybody } from "#tests/e2e/journeys/everybody";
import { prepareMembers } from "#tests/e2e/journeys/prepared-members";
import { startSite } from "#tests/support/site-processes";

/** One site for all journeys. Each test brings members of its own, so that none waits for another. */
export default async function openSite(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SITE_ORIGIN = site.origin;
  process.env.BACKEND_ORIGIN = site.backendOrigin;
  process.env.SITE_DATA_DIR = site.dataDir;
  try {
    await prepareMembers();
    await prepareEverybody();
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site.stop;
}
