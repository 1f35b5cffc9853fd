import type { Words } from "../../catalog";

export default {
  line: "Da soli stasera?",
  call: "Trova qualcuno con cui parlare",
} satisfies Words<"landerAlone">;
