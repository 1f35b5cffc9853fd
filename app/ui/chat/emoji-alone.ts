const MAX_EMOJI = 3;
/** Three families of four, each with its skin tone and its joints. */
const MAX_UNITS = 90;

/** Drawn in colour by itself or asked to be; the tags of a land's flag may follow. */
const PERSON_OR_THING =
  "(?:\\p{Emoji_Presentation}|\\p{Emoji}\\ufe0f|[☺❤♀♂])(?:\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]+)?\\ufe0f?";
const FLAG = "\\p{Regional_Indicator}{2}";
const KEY = "[0-9#*]\\ufe0f?\\u20e3";
const EMOJI = `(?:${FLAG}|${KEY}|${PERSON_OR_THING}(?:\\u200d${PERSON_OR_THING})*)`;

/** Made at run time: an engine older than property escapes would not even read the file. */
function pattern(): RegExp | undefined {
  try {
    return new RegExp(`^(?:\\s*${EMOJI}){1,${MAX_EMOJI}}\\s*$`, "u");
  } catch {
    return undefined;
  }
}

const alone = pattern();

/** Whether a text is one to three emoji and nothing else: such are shown large. */
export function isEmojiAlone(text: string): boolean {
  return text.length <= MAX_UNITS && alone !== undefined && alone.test(text);
}
