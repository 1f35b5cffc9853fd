import type { Words } from "../../catalog";

export default {
  line: "Alleen vanavond?",
  call: "Vind iemand om mee te praten",
} satisfies Words<"landerAlone">;
