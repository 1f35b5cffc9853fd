import type { SameAs } from "../../page-text";
import type english from "../en/cookies";

export default {
  title: "Cookies",
  description: "Todas las cookies que usa {site}, para qué sirven y cuánto duran.",
  intro: [
    "Una cookie es un texto corto que tu navegador guarda para un sitio. {site} solo usa las suyas, y solo las que hacen falta para lo que haces aquí. Por eso no te pedimos permiso con un aviso.",
  ],
  sections: {
    list: {
      heading: "Todas nuestras cookies",
      body: [
        {
          cookies: {
            login:
              "Mantiene tu sesión abierta. Varias cookies cuyo nombre empieza así. Hasta {lifetime}; se borran al cerrar sesión.",
            language: "El idioma que elegiste. {lifetime}.",
            search:
              "Tu última búsqueda, para que no tengas que rellenarla otra vez. {lifetime}; se borra cuando vacías la búsqueda.",
            traffic:
              "La referencia del enlace que te trajo aquí, como el nombre del socio. Hasta que cierres el navegador.",
            visit:
              "Un texto al azar sin significado que nos muestra si tu navegador guarda cookies. Hasta que cierres el navegador.",
            flash:
              "Un aviso para la página siguiente, por ejemplo que tu like se ha enviado. Se borra en cuanto lo lees, como mucho en un minuto.",
            country: "El país que elegiste. {lifetime}.",
            dataUse: "Cuántos datos pueden usar las páginas, si lo elegiste. {lifetime}.",
            photoCovers:
              "Qué fotos de otras personas se muestran enseguida y cuáles has abierto. {lifetime}.",
            enterKey: "Lo que hace la tecla Intro en las conversaciones, si lo elegiste. {lifetime}.",
            timeZone:
              "La zona horaria de tu dispositivo, para que las horas sean correctas en cuanto se abre una página. {lifetime}.",
            keptChats:
              "Si este navegador puede guardar tus últimas conversaciones para leerlas sin conexión, si lo elegiste. {lifetime}, desaparece al cerrar sesión.",
            entryWarning: "Cuándo cerraste la advertencia de entrada, para que siga cerrada. {lifetime}.",
            loginMark:
              "Indica de quién son los formularios, para que ninguna otra página envíe uno en tu nombre. {lifetime}; se borra al cerrar sesión.",
            tooYoung: "Que has dicho ser demasiado joven, sin la fecha. Hasta que cierres el navegador.",
            alerts: "Qué avisos has quitado y cuándo, para que no vuelvan a aparecer. {lifetime}.",
            steps: "Qué pasos del registro guardaste o saltaste. {lifetime}.",
          },
        },
        "Todas son cookies propias de {domain}. Solo se nos envían a nosotros, y los scripts de la página no pueden leerlas.",
      ],
    },
    others: {
      heading: "Qué no encontrarás",
      body: [
        {
          list: [
            "ninguna cookie de otras empresas;",
            "ninguna cookie de publicidad o seguimiento;",
            "ninguna analítica que te siga de página en página;",
            "ninguna imagen, tipo de letra o script cargado del servidor de otros.",
          ],
        },
        "Al pagar puedes llegar a la página del proveedor de pago. Esa página es suya, y las cookies que haya allí también.",
      ],
    },
    storage: {
      heading: "Otras cosas en tu navegador",
      body: [
        "Tu navegador guarda copias de imágenes y hojas de estilo para que las páginas lleguen antes. Una pestaña también puede guardar el aviso para la página siguiente hasta que se abra, y por dónde ibas en una lista de miembros. Si instalas el sitio como aplicación o activas las notificaciones, guarda además un pequeño programa que las muestra y una página para cuando no tengas conexión. Puedes quitar ambos en los ajustes de tu navegador.",
        "Si lo permites en los ajustes, el mismo programa guarda las últimas diez conversaciones que abriste, como texto sin fotos, para leerlas sin conexión, siete días como máximo. Se borran cuando cierras sesión aquí, lo desactivas o entra otra persona. Si tu sesión termina de otra manera, desaparecen en cuanto este dispositivo vuelve a conectar con nosotros.",
        "Lo que empiezas a escribir en una conversación se queda en este navegador, 30 días como máximo, para que no se pierda al recargar la página ni al cerrar sesión. Desaparece en cuanto lo envías o lo borras.",
        "Lo que buscaste por última vez, y con quién abriste la última conversación y cuándo, se guarda cifrado con tu sesión en nuestro servidor, como máximo 30 días. Cuando cierras la sesión nadie puede leerlo, tampoco nosotros.",
      ],
    },
    choice: {
      heading: "Borrar y rechazar",
      body: [
        "Puedes borrar las cookies cuando quieras en los ajustes de tu navegador. Entonces se cierra tu sesión y el idioma se vuelve a adivinar.",
        "Si tu navegador rechaza todas las cookies, puedes seguir mirando sin cuenta, y la [elección de idioma](language) funciona con la dirección. Para entrar o registrarte hacen falta cookies; la página te lo dice si faltan.",
        "Si el dispositivo no es solo tuyo, usa una ventana privada: olvida todas las cookies cuando la cierras.",
      ],
    },
    more: {
      heading: "Más sobre tus datos",
      body: [
        "Lo que hacemos con los datos que no están en cookies se explica en la página de [privacidad](privacy). ¿Preguntas? La [página de ayuda](service) dice cómo contactarnos.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
