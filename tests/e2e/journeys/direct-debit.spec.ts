import { Member } from "./members";
import { expect, test } from "./strict-test";
import { theSite } from "./the-site";

/** The code of the newest text message to a phone. */
async function smsCode(phone: string): Promise<string> {
  const response = await fetch(`${theSite.backendOrigin}/outbox.json`);
  const { mails } = (await response.json()) as { mails: { kind: string; to: string; text: string }[] };
  const sms = mails.find(({ kind, to }) => kind === "sms" && to === phone);
  return /\d{6}/.exec(sms?.text ?? "")?.[0] ?? "";
}

test("PAY-07 a German member pays by direct debit: mandate, code by text message, credits", {
  tag: ["@routed", "@plain"],
}, async ({ openBrowser, watch }) => {
  watch.expect(422);
  const phone = `+49151${String(Date.now()).slice(-8)}`;
  const page = await openBrowser({ locale: "de-DE" });
  const tom = await Member.signUp("Tom");
  await tom.enter(page.context());
  await page.goto("/directdebit?package=2");
  await page.getByLabel("Kontoinhaber/-in").fill("Tom Beispiel");
  await page.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 00");
  await page.getByLabel("Straße").fill("Hauptstraße");
  await page.getByLabel("Hausnummer").fill("7a");
  await page.getByLabel("Postleitzahl").fill("10115");
  await page.getByLabel("Ort", { exact: true }).fill("Berlin");
  await page.getByLabel("Handynummer").fill(phone);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page.getByRole("heading", { name: "Gib den Code aus der SMS ein" })).toBeVisible();
  await page.reload();
  const code = await smsCode(phone);
  await page.getByLabel("Code aus der SMS").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: /bestätigen/ }).click();
  await expect(page.getByText("Code ungültig").first()).toBeVisible();
  await page.getByLabel("Code aus der SMS").fill(code);
  await page.getByRole("button", { name: /bestätigen/ }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByText("35 Credits").first()).toBeVisible();
});

test("PAY-07 Back from the code shows what was typed, but bank details and mandate, with the reason and the way on", {
  tag: "@plain",
}, async ({ openBrowser }) => {
  const page = await openBrowser({ locale: "de-DE" });
  const tom = await Member.signUp("Tom");
  await tom.enter(page.context());
  await page.goto("/directdebit?package=2");
  await page.getByLabel("Kontoinhaber/-in").fill("Tom Beispiel");
  await page.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 00");
  await page.getByLabel("Straße").fill("Hauptstraße");
  await page.getByLabel("Hausnummer").fill("7a");
  await page.getByLabel("Postleitzahl").fill("10115");
  await page.getByLabel("Ort", { exact: true }).fill("Berlin");
  await page.getByLabel("Handynummer").fill(`+49151${String(Date.now()).slice(-8)}`);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(page).toHaveURL(/payment=/);
  await page.goBack();
  await expect(page.getByLabel("Hausnummer")).toHaveValue("7a");
  await expect(page.getByLabel("Kontoinhaber/-in")).toHaveValue("Tom Beispiel");
  await expect(page.getByLabel("IBAN")).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expect(page.getByText("Wir merken sie uns nicht")).toBeVisible();
  await page.getByRole("link", { name: "Gib den Code aus der SMS ein" }).click();
  await expect(page.getByRole("heading", { name: "Gib den Code aus der SMS ein" })).toBeVisible();
});
