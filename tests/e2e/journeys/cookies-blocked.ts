import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type LaunchOptions } from "@playwright/test";
import { findWholeChromium } from "#tests/setup/chromium.mjs";
import { theSite } from "./the-site";

/** Chromium's own setting "block all cookies", which only a profile of its own can have. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

/** A browser whose owner has switched cookies off. */
export async function openBlockingBrowser(options: {
  launchOptions: LaunchOptions;
  scripts: boolean;
  locale?: string;
}): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "rendez-blocked-"));
  await mkdir(join(folder, "Default"));
  await writeFile(join(folder, "Default/Preferences"), JSON.stringify(BLOCKED));
  const context = await chromium.launchPersistentContext(folder, {
    ...options.launchOptions,
    // The headless shell reads no settings of a profile.
    executablePath: findWholeChromium(),
    baseURL: theSite.origin,
    javaScriptEnabled: options.scripts,
    locale: options.locale ?? "en-US",
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
