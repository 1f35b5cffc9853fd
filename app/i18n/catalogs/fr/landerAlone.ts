import type { Words } from "../../catalog";

export default {
  line: "En solo ce soir ?",
  call: "Trouver quelqu’un à qui parler",
} satisfies Words<"landerAlone">;
