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
    newConversation: {
      subject: "Una nueva conversación en {site}",
      lines: ["Alguien te ha escrito por primera vez. Inicia sesión para leer el mensaje y ver quién es."],
      action: "Leer el mensaje",
    },
    newMessage: {
      subject: "Un nuevo mensaje en {site}",
      lines: ["Alguien con quien hablas te ha escrito. Inicia sesión para leer el mensaje."],
      action: "Leer el mensaje",
    },
    like: {
      subject: "Un nuevo like en {site}",
      lines: ["A alguien le gusta tu perfil. Inicia sesión para ver quién es."],
      action: "Ver a quién le gusto",
    },
    weeklyUpdate: {
      subject: "Tu semana en {site}",
      lines: ["Esta semana alguien de tu país se ha unido a {site}. Inicia sesión y echa un vistazo."],
      action: "Echar un vistazo",
    },
    photoReminder: {
      subject: "Tu perfil en {site}",
      lines: [
        "Tu perfil todavía no tiene foto. Con una, los demás te encuentran más fácilmente; añadirla lleva un minuto.",
      ],
      action: "Añadir una foto",
    },
    statementReceipt: {
      subject: "{site} ha recibido tu declaración {reference}",
      lines: [
        "Esto es lo que nos enviaste. Llegó el {received} y tiene la referencia {reference}.",
        "Tu declaración: {content}",
        "Guarda este correo como acuse de recibo.",
      ],
    },
  },
};
