import type { SameAs } from "../../page-text";
import type english from "../en/privacy";

export default {
  title: "Privacidad",
  description: "Qué datos usa {site}, para qué, cuánto tiempo y qué puedes decidir tú.",
  intro: [
    "Las citas son algo privado. Aquí te explicamos qué datos usamos, para qué y qué puedes decidir tú. Las cookies tienen su [propia página](cookies).",
  ],
  sections: {
    responsible: {
      heading: "Quién es responsable",
      body: [
        {
          either: [
            "{company}, {address}, es responsable de tus datos en {site} ({domain}).",
            "{company} es responsable de tus datos en {site} ({domain}).",
          ],
        },
        "Para preguntas sobre tus datos, escribe a [{email}](email).",
        { list: ["Delegado de protección de datos: {privacyContact}"] },
      ],
    },
    data: {
      heading: "Qué usamos y para qué",
      body: [
        {
          facts: [
            [
              "Cuenta",
              "Correo, nombre, contraseña y fecha de nacimiento: para que puedas entrar, para escribirte y para comprobar que tienes {minAge} años o más. La contraseña no se vuelve a mostrar nunca.",
            ],
            [
              "Perfil",
              "Lo que escribes sobre ti, tus fotos, intereses y lugar: para mostrarte a otros miembros. Tú eliges qué rellenas.",
            ],
            [
              "Conversaciones y likes",
              "Para entregarlos, llevar la cuenta de los créditos y estudiar las denuncias.",
            ],
            [
              "Pagos",
              "Qué compraste, cuándo y cómo, y en un adeudo directo tu IBAN, dirección y teléfono: para cobrar el pago y llevar nuestra contabilidad.",
            ],
            [
              "Datos técnicos",
              "Dirección IP, navegador e idioma: para enviarte la página, adivinar tu país y frenar ataques.",
            ],
            [
              "De dónde vienes",
              "La referencia del enlace que te trajo aquí: para pagar al socio que lo mostró.",
            ],
          ],
        },
      ],
    },
    grounds: {
      heading: "Bases legales",
      body: [
        {
          facts: [
            [
              "Cuenta, perfil, conversaciones, likes, pagos",
              "Los necesitamos para cumplir el contrato contigo (art. 6.1.b del RGPD).",
            ],
            ["Contabilidad, avisos de contenidos ilícitos", "La ley nos obliga (art. 6.1.c del RGPD)."],
            [
              "Seguridad, fraude y ataques, pago a los socios",
              "Tenemos un interés legítimo en un sitio seguro y en pagar a quienes nos envían visitas (art. 6.1.f del RGPD). Puedes oponerte.",
            ],
            [
              "Orientación e intereses íntimos",
              "Solo con tu consentimiento explícito, en una casilla propia (art. 9.2.a del RGPD). Puedes retirarlo en tus [ajustes](settings) en cualquier momento; entonces borramos esas respuestas.",
            ],
            [
              "Notificaciones en un dispositivo, tu ubicación",
              "Solo con tu consentimiento (art. 6.1.a del RGPD). Puedes retirarlo en tu navegador en cualquier momento.",
            ],
            [
              "Correos con ofertas",
              "Tenemos un interés legítimo en informarte de ellas (art. 6.1.f del RGPD). Puedes desactivarlos en tus ajustes o con el enlace de cada uno.",
            ],
          ],
        },
        "Para tener una cuenta necesitamos un correo, un nombre, una contraseña y tu fecha de nacimiento. Todo lo demás es voluntario.",
      ],
    },
    careful: {
      heading: "Qué no hacemos",
      body: [
        {
          list: [
            "Nuestras páginas no cargan nada de otras empresas: ni red publicitaria, ni analítica, ni botones de redes sociales.",
            "No vendemos tus datos.",
            "Tu ubicación solo se lee del dispositivo cuando pulsas el botón para ello.",
            "Los datos ocultos de tus fotos, como dónde se hicieron, se borran al subirlas.",
            "Los GIF se buscan a través de nuestro servidor, así que el servicio de GIF no te ve.",
            "Las notificaciones no muestran el texto de un mensaje.",
            "El registro de nuestro servidor web no guarda direcciones IP, ni cookies, ni nada de lo que escribiste.",
          ],
        },
      ],
    },
    recipients: {
      heading: "Quién más los ve",
      body: [
        "Los demás miembros ven tu perfil, salvo que actives el modo invisible: entonces la búsqueda no te encuentra y nadie puede darte un like, y solo te escriben las personas a las que escribiste. Un miembro al que bloqueas ya no te ve.",
        "Las empresas que trabajan para nosotros, por ejemplo para alojamiento, correo y pagos, reciben solo lo que necesitan para ello. Si activas las notificaciones, pasan por el servicio push de tu navegador. Los mensajes a un perfil con la etiqueta «{fictionalOne}» los leen quienes escriben sus respuestas para nosotros. Solo damos datos a las autoridades cuando la ley nos obliga.",
        {
          either: [
            "Estas empresas son: {recipients}.",
            "Te decimos qué empresas son si nos lo [preguntas](service).",
          ],
        },
      ],
    },
    time: {
      heading: "Cuánto tiempo",
      body: [
        "Mientras tengas una cuenta. Los mensajes más antiguos de las conversaciones pueden ocultarse antes para protegerte.",
        "Cuando eliminas tu cuenta, deja de verse. Durante 14 días puedes recuperarla; después ya no se puede restaurar.",
        "Los justificantes de pago se guardan el tiempo que exige la ley fiscal.",
        {
          list: [
            "Justificantes de pago: {keepPayments}",
            "Conversaciones: {keepConversations}",
            "Denuncias, avisos y reclamaciones: {keepReports}",
            "Registros de nuestros servidores con tu dirección IP: {keepLogs}",
          ],
        },
      ],
    },
    rights: {
      heading: "Tus derechos",
      body: [
        {
          list: [
            "Ver tus datos: en tus [ajustes](settings), como página y como archivo en formato JSON para llevártelo.",
            "Corregirlos: en tu [perfil](profile).",
            "Borrarlos: fotos o textos sueltos, o toda tu cuenta.",
            "Oponerte a un uso, limitarlo o retirar un permiso: [escríbenos](service).",
            "Elegir qué correos recibes: en tus ajustes, o con el enlace de cada correo.",
          ],
        },
        "Si crees que tratamos mal tus datos, [dínoslo](complaints).",
        {
          either: [
            "También puedes reclamar ante una autoridad de protección de datos. La nuestra es: {privacyAuthority}.",
            "También puedes reclamar ante la autoridad de protección de datos de tu país.",
          ],
        },
      ],
    },
    security: {
      heading: "Cómo los protegemos",
      body: [
        "Las cookies que mantienen tu sesión no las pueden leer los scripts. Las páginas de pago nunca muestran un número de tarjeta completo. Nunca pedimos tu contraseña por correo ni en una conversación.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
