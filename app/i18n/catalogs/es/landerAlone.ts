import type { Words } from "../../catalog";

export default {
  line: "¿A solas esta noche?",
  call: "Busca con quién hablar",
} satisfies Words<"landerAlone">;
