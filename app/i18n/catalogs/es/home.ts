import type { Words } from "../../catalog";

export default {
  title: "Conoce a alguien con ganas de hablar",
  intro: "Regístrate gratis, mira con calma y escribe cuando te apetezca.",
  start: "Regístrate gratis",
  have_account: "¿Ya tienes cuenta? Inicia sesión",
  members_title: "Gente por conocer",
  see_more: "Ver más miembros",
  how_title: "Cómo funciona",
  how_1_title: "Regístrate gratis",
  how_1_text: "Un nombre, un correo electrónico y tu fecha de nacimiento. Al principio no pedimos más.",
  how_2_title: "Echa un vistazo",
  how_2_text: "Busca por lugar y edad, abre perfiles y da like a quien te guste.",
  how_3_title: "Escribe",
  how_3_text: "Tus primeros mensajes son gratis. Después ves el precio antes de enviar.",
  prices: "Ver los precios",
  honest_title: "Claro y honesto",
  honest_text:
    "Sin suscripción: compras créditos cuando quieres. Los perfiles con la etiqueta «{fictional}» no son personas reales.",
} satisfies Words<"home">;
