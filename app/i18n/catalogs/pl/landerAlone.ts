import type { Words } from "../../catalog";

export default {
  line: "Wieczór w pojedynkę?",
  call: "Znajdź kogoś do rozmowy",
} satisfies Words<"landerAlone">;
