import { expect, openEnhanced, test } from "./strict-page";

test("a like changes its card, the badges, the title and the flash without a reload", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/like");
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unlike" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Liked.");
  await expect(page.locator("[data-badge=unread]")).toHaveText("7");
  await expect(page).toHaveTitle("(9) Ann, liked");
  await expect(page.getByRole("button", { name: "Unlike" })).toBeFocused();
  expect(site.count("GET", "/like", "document")).toBe(1);
  expect(site.count("POST", "/like", "empty")).toBe(1);
  await page.getByRole("button", { name: "Unlike" }).click();
  await expect(page.getByRole("button", { name: "Like", exact: true })).toBeVisible();
  expect(site.count("GET", "/like", "document")).toBe(1);
});

test("a swap sends exactly what the browser would send itself", async ({ page, site }) => {
  await openEnhanced(page, site, "/like");
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unlike" })).toBeVisible();
  const post = site.seen.find((one) => one.method === "POST");
  expect(post?.path).toBe("/like");
  expect(post?.body).toBe("action=hides+form.action&note=a%0D%0Ab&intent=like");
});

test("text typed into another form of the card and the scroll position survive the swap", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/like");
  await page.evaluate(() => {
    const spacer = document.createElement("div");
    spacer.style.height = "3000px";
    document.querySelector("main")?.after(spacer);
    scrollTo(0, 40);
  });
  await page.getByLabel("Draft").fill("half a thought");
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unlike" })).toBeVisible();
  await expect(page.getByLabel("Draft")).toHaveValue("half a thought");
  expect(await page.evaluate(() => scrollY)).toBe(40);
});

test("REACH-07 LIKE-02 a heart is filled before the answer is there, and the like goes on though the page is left", async ({
  page,
  site,
}) => {
  site.delayMs = 1_000;
  await page.addInitScript(() => {
    const send = self.fetch;
    self.fetch = (url, init) => {
      if (init?.keepalive) document.documentElement.dataset.survives = init.method ?? "";
      return send(url, init);
    };
  });
  await openEnhanced(page, site, "/like");
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.locator("#like-form[aria-busy] use")).toHaveAttribute("href", "#heart-filled");
  await expect(page.locator("html")).toHaveAttribute("data-survives", "POST");
  await expect(page.getByRole("button", { name: "Unlike" })).toBeVisible();
  await expect(page.locator("#like-form use")).toHaveAttribute("href", "#heart-filled");
});

test("a double submit is sent once", async ({ page, site }) => {
  site.delayMs = 300;
  await openEnhanced(page, site, "/like");
  await page.getByRole("button", { name: "Like", exact: true }).dblclick();
  await expect(page.locator("#like-form")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("button", { name: "Unlike" })).toBeVisible();
  expect(site.count("POST", "/like")).toBe(1);
});

test.describe("with a connection that dies", () => {
  test.use({ expectedErrors: [[/ERR_EMPTY_RESPONSE|ERR_CONNECTION|status of 422/], { scope: "test" }] });

  test("REACH-04 without any connection nothing is sent again: the page says so and keeps the form", async ({
    page,
    site,
  }) => {
    await openEnhanced(page, site, "/like");
    site.drop = () => true;
    await page.getByLabel("Note", { exact: true }).fill("typed");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByRole("alert")).toHaveText("Not confirmed. Check before trying again.");
    await expect(page.getByLabel("Note", { exact: true })).toHaveValue("typed");
    expect(site.count("POST", "/note", "document")).toBe(0);
    site.drop = () => false;
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Too short")).toBeVisible();
  });

  test("REACH-04 what a script cannot send goes by the form itself, with the same fields", async ({
    page,
    site,
  }) => {
    await openEnhanced(page, site, "/like");
    site.drop = ({ method, dest }) => method === "POST" && dest === "empty";
    await page.getByRole("button", { name: "Like", exact: true }).click();
    await expect(page.getByRole("status")).toHaveText("Liked.");
    expect(site.count("POST", "/like", "document")).toBe(1);
    const bodies = site.seen.filter(({ method }) => method === "POST").map(({ body }) => body);
    expect(new Set(bodies)).toEqual(new Set(["action=hides+form.action&note=a%0D%0Ab&intent=like"]));
  });
});

test.describe("with a refused answer", () => {
  test.use({ expectedErrors: [[/status of 4(22|29)/], { scope: "test" }] });

  test("a form that is refused shows its errors in place with what was typed", async ({ page, site }) => {
    await openEnhanced(page, site, "/like");
    await page.getByLabel("Note", { exact: true }).fill("x");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Too short")).toBeVisible();
    await expect(page.getByLabel("Note", { exact: true })).toHaveValue("x");
    await expect(page.getByRole("button", { name: "Save note" })).toBeFocused();
    expect(site.count("GET", "/like", "document")).toBe(1);
  });

  test("REACH-07 LIKE-02 a heart that is refused is empty again, and the page says why", async ({
    page,
    site,
  }) => {
    await openEnhanced(page, site, "/like");
    const button = page.getByRole("button", { name: "Too often" });
    await button.click();
    await expect(page.getByText("Too often.")).toBeVisible();
    await expect(button.locator("use")).toHaveAttribute("href", "#heart");
  });

  test("REACH-04 a refusal without the piece is shown as the page that it is", async ({ page, site }) => {
    await openEnhanced(page, site, "/like");
    await page.getByRole("button", { name: "Refuse" }).click();
    await expect(page.getByRole("heading", { name: "Too many" })).toBeVisible();
    expect(site.count("POST", "/like", "document")).toBe(1);
  });
});

test("an answer on another page goes there, and its words come along", async ({ page, site }) => {
  await openEnhanced(page, site, "/like");
  await page.getByRole("button", { name: "Block" }).click();
  await expect(page).toHaveURL(`${site.origin}/list`);
  await expect(page.getByText("Blocked.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Member 1", { exact: true })).toBeVisible();
  await expect(page.getByText("Blocked.")).toHaveCount(0);
});

test("without storage an answer on another page still goes there", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openEnhanced(page, site, "/like");
  await page.getByRole("button", { name: "Block" }).click();
  await expect(page).toHaveURL(`${site.origin}/list`);
});

test("a search form swaps its results and keeps the address shareable", async ({ page, site }) => {
  await openEnhanced(page, site, "/search");
  await page.getByLabel("Search").fill("rose");
  await page.getByLabel("Search").press("Enter");
  await expect(page.getByText("Results for rose")).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/search?q=rose`);
  await expect(page.getByLabel("Search")).toBeFocused();
  expect(site.count("GET", "/search", "document")).toBe(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a like is a full POST and a 303 back to the page", async ({ page, site }) => {
    await page.goto(`${site.origin}/like`);
    await page.getByRole("button", { name: "Like", exact: true }).click();
    await expect(page.getByRole("button", { name: "Unlike" })).toBeVisible();
    await expect(page.getByRole("status")).toHaveText("Liked.");
    expect(site.count("POST", "/like", "document")).toBe(1);
    expect(site.count("GET", "/like", "document")).toBe(2);
    expect(site.seen.find((one) => one.method === "POST")?.body).toBe(
      "action=hides+form.action&note=a%0D%0Ab&intent=like",
    );
  });

  test("a search form navigates", async ({ page, site }) => {
    await page.goto(`${site.origin}/search`);
    await page.getByLabel("Search").fill("rose");
    await page.getByRole("button", { name: "Go" }).click();
    await expect(page.getByText("Results for rose")).toBeVisible();
    expect(site.count("GET", "/search", "document")).toBe(2);
  });
});
