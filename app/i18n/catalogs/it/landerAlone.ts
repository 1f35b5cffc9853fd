import type { Words } from "../../catalog";

export default {
  line: "Una serata in solitaria?",
  call: "Trova qualcuno con cui parlare",
} satisfies Words<"landerAlone">;
