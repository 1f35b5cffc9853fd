import type { Words } from "../../catalog";

export default {
  notifications_title: "Ya no recibes nuestros correos",
  notifications_text: "Puedes volver a activarlos cuando quieras.",
  notifications_link: "Ver los ajustes de notificaciones",
  disabled_fbl: "Uno de nuestros correos se marcó como spam.",
  disabled_bounce: "Nuestros correos a tu dirección fueron devueltos.",
  disabled_listunsubscribe: "Te diste de baja con el botón de tu programa de correo.",
  profile_title: "Cuenta algo sobre ti",
  profile_text: "Con una foto, unas palabras sobre ti y tus intereses, los demás te conocen más fácilmente.",
  profile_link: "Completar mi perfil",
  push_title: "Entérate al momento de los mensajes nuevos",
  push_text: "Tu dispositivo puede avisarte de mensajes y likes nuevos. El texto siempre es neutro.",
  push_link: "Activar las notificaciones",
  dismiss: "No volver a mostrar",
} satisfies Words<"alerts">;
