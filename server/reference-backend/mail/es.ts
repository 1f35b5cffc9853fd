import type { MailTexts } from "./mail-texts";

export const es: MailTexts = {
  greeting: "Hola, {name}:",
  closing: "Un saludo del equipo de {site}",
  preferences: "Elige qué correos recibes",
  kinds: {
    activation: {
      subject: "Confirma tu correo electrónico para {site}",
      lines: [
        "Te damos la bienvenida a {site}. Un clic y tu perfil está listo: los demás podrán contestarte.",
        "El enlace funciona una sola vez, durante {days} días.",
      ],
      action: "Confirmar mi correo electrónico",
    },
    passwordReset: {
      subject: "Elige una nueva contraseña para {site}",
      lines: [
        "Has pedido una nueva contraseña. Con el enlace de abajo puedes elegir una.",
        "El enlace funciona una sola vez, durante {days} día. Si no lo has pedido tú, ignora este correo.",
      ],
      action: "Elegir una nueva contraseña",
    },
    passwordChanged: {
      subject: "Tu contraseña de {site} ha cambiado",
      lines: [
        "Tu contraseña se acaba de cambiar. Si no has sido tú, elige otra con «¿Has olvidado tu contraseña?» y avísanos.",
      ],
    },
    mailChange: {
      subject: "Confirma tu nuevo correo electrónico para {site}",
      lines: [
        "Quieres usar {email} para {site}. Confirma que esta dirección es tuya.",
        "El enlace funciona una sola vez, durante {days} días.",
      ],
      action: "Confirmar mi nueva dirección",
    },
    mailChangeNotice: {
      subject: "Tu correo electrónico en {site} va a cambiar",
      lines: [
        "Alguien que ha iniciado sesión con tu cuenta quiere cambiar tu correo electrónico a {email}. Si no has sido tú, cambia tu contraseña y avísanos.",
      ],
    },
    accountDeleted: {
      subject: "Tu cuenta de {site} se va a eliminar",
      lines: [
        "Tu cuenta ya no es visible y se eliminará dentro de {days} días. Hasta entonces puedes recuperarla con el enlace de abajo.",
      ],
      action: "Recuperar mi cuenta",
    },
    reactivation: {
      subject: "Recupera tu cuenta de {site}",
      lines: ["Tu cuenta está pendiente de eliminación. Con el enlace de abajo puedes recuperarla."],
      action: "Recuperar mi cuenta",
    },
    unreadMessages: {
      subject: "Te esperan mensajes en {site}",
      lines: ["Alguien te escribió y el mensaje espera desde ayer. Inicia sesión para leerlo."],
      action: "Leer mis mensajes",
    },
  },
};
