/** Words that ask for money or lead away from the site, as they are written in the seven languages. */
const RISKY = [
  // Ways to pay that cannot be taken back.
  /\b(paypal|western ?union|moneygram|bitcoin|crypto\w*|krypto\w*|criptomoned\w*|usdt|ethereum|iban|revolut|cash ?app|venmo)\b/,
  /\b(gift ?cards?|geschenkkarten?|gutscheinkarten?|cadeaubon(nen)?|cartes? cadeaux?|tarjetas? (de )?regalo|carte? regalo|karty? podarunkow\w*)\b/,
  // Asking for it.
  /\b(send|lend|borrow|wire|transfer)\b.{0,25}\b(money|cash|euros?|dollars?)\b/,
  /\b(geld|euros?)\b.{0,25}\b(schick\w*|send\w*|leih\w*|überweis\w*|stur\w*|leen\w*|overmak\w*)\b/,
  /\b(schick\w*|send\w*|leih\w*|überweis\w*|stuur\w*|leen\w*)\b.{0,25}\b(geld|euros?)\b/,
  /\b(envo(yer|ie|yez)|prêt(er|e|ez)|virer)\b.{0,25}(\bargent\b|\beuros?\b)/,
  /\b(env[ií]a\w*|prest\w*|manda\w*)\b.{0,25}\b(dinero|denaro|soldi|euros?)\b/,
  /\b(invia\w*|prest\w*)\b.{0,25}\b(denaro|soldi|euro)\b/,
  /(wyślij|prześlij|pożycz)\w*.{0,25}(pieniądz|pieniędz|euro|złot)/,
  // Another place to talk.
  /\b(whats? ?app|telegram|kik|viber|snapchat|wechat|skype|google ?hangouts?)\b/,
];

const MAX_READ = 2_000;

/** Whether a text talks of money or of moving to another place; a hint for a quiet note, never for a decision. */
export function talksOfMoneyOrMoving(text: string): boolean {
  const read = text.slice(0, MAX_READ).toLowerCase();
  return RISKY.some((words) => words.test(read));
}
