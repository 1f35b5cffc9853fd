import type { Words } from "../../catalog";

export default {
  line: "Heute Abend allein?",
  call: "Jemanden zum Reden finden",
} satisfies Words<"landerAlone">;
