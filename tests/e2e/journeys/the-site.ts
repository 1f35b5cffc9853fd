import { Agent, setGlobalDispatcher } from "undici";

// A kept connection that the site closes just then would be a test's failure: each request has its own.
setGlobalDispatcher(new Agent({ pipelining: 0 }));

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the journeys by playwright.config.ts`);
  return value;
}

/** Where the running site and its operator's side are; set by tests/e2e/site-setup.ts. */
export const theSite = {
  get origin() {
    return given("SITE_ORIGIN");
  },
  get backendOrigin() {
    return given("BACKEND_ORIGIN");
  },
  get dataDir() {
    return given("SITE_DATA_DIR");
  },
};
