import type { Words } from "../../catalog";

export default {
  title: "Reclamaciones",
  intro: "Cuéntanos qué ha salido mal. Lo lee una persona y te responde por correo.",
  name: "Tu nombre",
  name_missing: "Escribe tu nombre",
  email: "Tu correo electrónico",
  email_help: "Respondemos a esta dirección.",
  email_missing: "Escribe tu correo electrónico",
  email_invalid: "Correo no válido",
  kind: "¿De qué se trata?",
  kind_missing: "Elige de qué se trata",
  kind_service: "El funcionamiento del sitio",
  kind_payment: "Un pago o créditos",
  kind_content: "Una foto o un texto",
  kind_privacy: "Mis datos personales",
  kind_member: "Otro miembro",
  kind_other: "Otra cosa",
  message: "¿Qué ha pasado?",
  message_help: "Con nombres y fechas, si los sabes. Como máximo {max} caracteres.",
  message_missing: "Cuéntanos qué ha pasado",
  message_long: "Usa como máximo {max} caracteres",
  submit: "Enviar la reclamación",
  too_often:
    "Ya has enviado varias reclamaciones. Inténtalo de nuevo en {minutes} min. Lo que escribiste sigue aquí.",
  unknown:
    "No hemos podido confirmar que llegó tu reclamación. Si no recibes un correo, escríbenos de nuevo o a la dirección de abajo.",
  by_mail: "O escríbenos:",
  sent_title: "Tenemos tu reclamación",
  sent_text: "Este es su número de referencia. Guárdalo.",
  sent_next: "Respondemos por correo, normalmente en unos días.",
  sent_home: "Volver al sitio",
} satisfies Words<"complaints">;
