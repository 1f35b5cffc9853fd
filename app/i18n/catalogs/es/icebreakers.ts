import type { Words } from "../../catalog";

export default {
  title: "Ideas para la primera frase",
  about: "Para tu conversación con {name}",
  intro: "Elige una frase. Aparecerá en tu cuadro de texto y podrás cambiarla antes de enviarla.",
  lines_label: "Primeras frases",
  prices_title: "Cuánto cuesta enviar",
  price_text: "Mensaje",
  price_photo: "Foto",
  price_gift: "Regalo",
  none: "Ahora mismo no hay ideas. Pregunta por algo de su perfil.",
  close: "Cerrar",
} satisfies Words<"icebreakers">;
