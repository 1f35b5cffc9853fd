import type { SameAs } from "../../page-text";
import type english from "../en/faq";

export default {
  title: "Preguntas frecuentes",
  description: "Respuestas cortas sobre {site}: créditos, etiquetas, seguridad, pagos y baja.",
  intro: [
    "Respuestas cortas a lo que más preguntan los miembros. ¿No está la tuya? La [página de ayuda](service) dice cómo contactarnos.",
  ],
  sections: {
    free: {
      heading: "¿Es gratis {site}?",
      body: [
        "Registrarte, tu perfil, buscar y dar likes es gratis. Puedes tener 2 conversaciones con algunos mensajes gratis. Después los mensajes cuestan créditos.",
      ],
    },
    subscription: {
      heading: "¿Hay una suscripción?",
      body: [
        "No. Compras un paquete de créditos una vez y pagas una vez. Nada se renueva solo, así que no hay nada que cancelar. Lo que cuesta cada paquete está en la [lista de precios](pricing).",
      ],
    },
    premium: {
      heading: "¿Qué es Premium?",
      body: [
        "Con tu primera compra de créditos pasas a ser miembro Premium: ves todas las fotos, puedes subir 25 en lugar de 3 y tener todas las conversaciones que quieras. Sigues siendo Premium cuando se te acaban los créditos.",
      ],
    },
    costs: {
      heading: "¿Cuánto cuesta un mensaje?",
      body: [
        "La conversación muestra cuántos créditos cuesta un mensaje, una foto o un regalo antes de enviarlo. Leer es gratis. Un mensaje que falla se queda en el cuadro de texto para que lo intentes otra vez.",
      ],
    },
    label: {
      heading: "¿Qué significa «{fictionalOne}»?",
      body: [
        "Un perfil con esta etiqueta no es una persona real. Está para entretener y responde a los mensajes, pero no puedes quedar con él. La etiqueta está en cada tarjeta, cada perfil y cada conversación, y nunca la ocultamos.",
      ],
    },
    welcome: {
      heading: "¿Cómo funciona la oferta de bienvenida?",
      body: [
        "En las primeras 4 horas tras registrarte, tu primera compra cuesta un 25 % menos. Una cuenta atrás muestra el tiempo que queda. La oferta llega una vez y no vuelve a empezar.",
      ],
    },
    activation: {
      heading: "No he recibido el correo de activación",
      body: [
        "Mira primero en la carpeta de spam. Con la sesión iniciada, un recordatorio arriba de la página te deja enviar el correo otra vez. Mientras no sigas su enlace, los miembros no pueden responderte.",
      ],
    },
    login: {
      heading: "No puedo entrar",
      body: [
        "Pide una [contraseña nueva](reset): te enviamos un enlace. Tras demasiados intentos fallidos, el inicio de sesión se bloquea unos minutos. Tu navegador debe aceptar las cookies de {domain}.",
      ],
    },
    report: {
      heading: "Alguien me molesta. ¿Qué puedo hacer?",
      body: [
        "Bloquea al miembro: el perfil desaparece para ti y la conversación se borra. Denuncia también el perfil, la foto o el mensaje: recibes un número de referencia. Más sobre [denuncias y expulsiones](ban).",
        "No envíes nunca dinero a alguien que solo conoces de aquí.",
      ],
    },
    discreet: {
      heading: "¿Pueden ver otros que estoy aquí?",
      body: [
        "Los miembros pueden encontrar tu perfil. Si no quieres, activa el modo invisible en tus [ajustes](settings): la búsqueda no te encuentra y nadie puede darte un like, y solo te escriben las personas a las que escribiste. Las notificaciones y el título de la pestaña nunca muestran el texto de un mensaje.",
      ],
    },
    payment: {
      heading: "Mi pago ha fallado",
      body: [
        "Ves el estado de un pago en su propia página. Si falló o se canceló, no se añadieron créditos y puedes intentarlo otra vez o elegir otra forma de pago. ¿Te han cobrado y no tienes créditos? [Dinos](complaints) la fecha y el importe.",
        "Un adeudo directo se cobra una sola vez. Puedes pedir a tu banco que lo devuelva en un plazo de ocho semanas.",
      ],
    },
    refund: {
      heading: "¿Me pueden devolver el dinero?",
      body: [
        {
          either: [
            "Sí, {refundWithin} tras la compra. Cómo se hace está en la [política de devoluciones](return).",
            "La ley te da derecho de desistimiento. Cómo se hace está en la [política de devoluciones](return).",
          ],
        },
      ],
    },
    data: {
      heading: "¿Qué datos tenéis sobre mí?",
      body: [
        "Puedes verlos en tus [ajustes](settings) y descargarlos en un archivo. Para qué los usamos está en la página de [privacidad](privacy).",
      ],
    },
    leaving: {
      heading: "¿Cómo elimino mi cuenta?",
      body: [
        "En tus [ajustes](settings), en un paso que te dice lo que pierdes. Durante 14 días puedes volver con un enlace en un correo. Después la cuenta ya no se puede restaurar.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
