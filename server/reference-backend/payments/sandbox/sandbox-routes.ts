import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Database, PaymentRow } from "../../database/schema";
import { LAST4_FAILS_LATER, LAST4_WORKS } from "../create";
import { CARD_BRANDS, type PaymentMethod } from "../methods";
import { decide, hearOutcome } from "./notices";
import { backPage, payPage, sandboxPolicy } from "./sandbox-page";

const CARD_EXPIRES = "12/2031";

const choices = z.object({
  outcome: z.enum(["completed", "failed", "cancelled", "pending"]),
  notify: z.enum(["now", "late", "twice"]).catch("now"),
  back: z.enum(["get", "post"]).catch("get"),
  card: z.enum(["", LAST4_WORKS, LAST4_FAILS_LATER]).catch(""),
});

/** The test provider's own page, by the payment's token; never there in production (start.ts). */
export function sandboxPages(options: { db: Database; clock: () => number; lateMs: number }): Hono {
  const { db, clock, lateMs } = options;
  const app = new Hono();

  app.get("/sandbox/pay/:token", async (context) => {
    const payment = await paymentBehind(db, context.req.param("token"));
    if (!payment) return context.notFound();
    protect(context, payment);
    return context.html(payPage(payment, CARD_BRANDS[payment.method as PaymentMethod]));
  });

  app.post("/sandbox/pay/:token", async (context) => {
    const payment = await paymentBehind(db, context.req.param("token"));
    const chosen = choices.safeParse(await context.req.parseBody());
    if (!payment) return context.notFound();
    if (!chosen.success) return context.text("Choose what happens", 422);
    const { outcome, notify, back, card } = chosen.data;
    const now = clock();
    if (outcome !== "pending") {
      const dueAt = notify === "late" ? now + lateMs : undefined;
      const isTaken = await decide(db, payment.id, { outcome, dueAt, now });
      if (isTaken && outcome === "completed" && card !== "") await saveCard(db, payment, card, now);
      if (isTaken && notify === "twice") await hearOutcome(db, payment.id, outcome, now);
    }
    protect(context, payment);
    const target = payment.return_url ?? "/";
    if (back === "post") return context.html(backPage(target, payment));
    const url = new URL(target);
    url.searchParams.set("payment", String(payment.id));
    return context.redirect(url.href, 303);
  });
  return app;
}

async function paymentBehind(db: Database, token: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("token", "=", token).executeTakeFirst();
}

async function saveCard(db: Database, payment: PaymentRow, last4: string, now: number): Promise<void> {
  const brand = CARD_BRANDS[payment.method as PaymentMethod];
  if (!brand) return;
  await db
    .insertInto("stored_cards")
    .values({
      id: `card_${randomUUID()}`,
      member_id: payment.member_id,
      brand,
      last4,
      expires: CARD_EXPIRES,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["member_id", "brand", "last4"]).doNothing())
    .execute();
}

function protect(context: Context, payment: PaymentRow): void {
  const site = payment.return_url ? new URL(payment.return_url).origin : undefined;
  context.header("Content-Security-Policy", sandboxPolicy(site));
  context.header("X-Content-Type-Options", "nosniff");
  context.header("Referrer-Policy", "no-referrer");
  context.header("Cache-Control", "no-store");
}
