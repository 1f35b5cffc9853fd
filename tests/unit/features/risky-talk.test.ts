import { expect, test } from "vitest";
import { talksOfMoneyOrMoving } from "#app/features/chat/risky-talk.server";

test.each([
  "Can you send me some money for the ticket?",
  "Write to me on WhatsApp, it is easier",
  "Kannst du mir bitte Geld schicken?",
  "Ich brauche Geld, kannst du es mir leihen",
  "Schreib mir auf Telegram",
  "¿Me puedes enviar dinero por PayPal?",
  "Tu peux m’envoyer de l’argent ?",
  "Puoi mandare dei soldi?",
  "Kun je me wat geld sturen?",
  "Czy możesz wysłać, proszę: prześlij mi pieniądze",
  "I only need an iTunes gift card",
  "My IBAN is DE00 0000",
])("CHAT-12 a note stands under: %s", (text) => expect(talksOfMoneyOrMoving(text)).toBe(true));

test.each([
  "",
  "Good morning! Did you sleep well?",
  "I sent my sister a postcard",
  "Ich schicke dir ein Lächeln",
  "That dinner was worth every euro",
  "Money is not everything",
  "Ti mando un bacio",
  "Je t’envoie une photo demain",
  "What a skipper you are",
])("CHAT-12 no note stands under: %s", (text) => expect(talksOfMoneyOrMoving(text)).toBe(false));

test("CHAT-12 a very long text is looked at once through, not again from each of its words", () => {
  // A million characters: what starts anew at each word would not be over within the test's own three minutes.
  expect(talksOfMoneyOrMoving("send envoyer schicke ".repeat(50_000))).toBe(false);
});
