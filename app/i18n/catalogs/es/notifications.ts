import type { Words } from "../../catalog";

export default {
  title: "Nuestros correos",
  intro: "Elige qué correos recibes.",
  address: "Elige qué correos llegan a {email}.",
  by_link:
    "Has abierto esto desde uno de nuestros correos, así que no hace falta iniciar sesión. Elige cuáles quieres recibir.",
  legend: "Enviarme un correo sobre",
  type_new_conversations: "Conversaciones nuevas",
  help_new_conversations: "Alguien te escribe por primera vez.",
  type_new_messages: "Mensajes nuevos",
  help_new_messages: "Alguien con quien hablas te ha respondido.",
  type_like: "Likes",
  help_like: "Le gustas a alguien.",
  type_unread_message_reminders: "Mensajes sin leer",
  help_unread_message_reminders: "Un mensaje te espera desde ayer.",
  type_promotions: "Ofertas",
  help_promotions: "Descuentos en créditos.",
  type_weekly_updates: "Cada semana",
  help_weekly_updates: "Una vez por semana: los perfiles nuevos cerca de ti.",
  type_news: "Novedades",
  help_news: "Qué hay de nuevo en el sitio.",
  type_reminders: "Recordatorios",
  help_reminders: "Por ejemplo, que tu perfil aún no tiene foto.",
  always: "Los correos sobre tu cuenta llegan siempre, como el enlace para una nueva contraseña.",
  save: "Guardar mi elección",
  none: "No enviarme ninguno",
  saved: "Tu elección está guardada.",
  back: "Volver a los ajustes",
  off_title: "Por ahora no te enviamos ninguno",
  off_fbl:
    "Uno de nuestros correos se marcó como spam, así que paramos. Guarda abajo tu elección y volverán; dile a tu buzón que no son spam.",
  off_bounce:
    "Nuestros correos a {email} fueron devueltos. Escribe una dirección que funcione, confírmala y volverán.",
  off_bounce_action: "Cambiar el correo",
  off_listunsubscribe:
    "Te diste de baja desde tu programa de correo. Elige abajo lo que quieras, guárdalo y volverán a llegar.",
  off_unknown: "Se desactivaron para tu dirección {email}. Escríbenos si los echas de menos.",
  bad_title: "Este enlace ya no funciona",
  bad_text: "Ábrelo desde un correo más reciente o inicia sesión para elegir qué correos recibes.",
} satisfies Words<"notifications">;
