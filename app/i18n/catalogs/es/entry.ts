import type { Words } from "../../catalog";

export default {
  title: "Importante",
  adults: "Este sitio es para adultos ({minAge}+). Puedes ver imágenes y textos sobre sexo.",
  fictional:
    "Algunos perfiles son inventados como entretenimiento. Todos llevan la etiqueta «{fictional}» y no es posible un encuentro con ellos.",
  costs: "El registro es gratis. Los mensajes cuestan créditos y ves el precio antes de enviar.",
  younger: "Si tienes menos de {minAge} años, cierra esta página.",
  enter: "Tengo {minAge} años o más, seguir",
} satisfies Words<"entry">;
