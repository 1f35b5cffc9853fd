import type { SameAs } from "../../page-text";
import type english from "../en/service";

export default {
  title: "Ayuda",
  description: "Cómo contactar con {site} y dónde encontrar ayuda enseguida.",
  intro: [
    "¿Algo no funciona o tienes una pregunta? Aquí te explicamos cómo contactarnos y qué puedes hacer enseguida sin esperar.",
  ],
  sections: {
    quick: {
      heading: "Ayuda rápida",
      body: [
        {
          list: [
            "[Preguntas frecuentes](faq): créditos, etiquetas, inicio de sesión, baja.",
            "[Contraseña nueva](reset): te enviamos un enlace.",
            "[Ajustes](settings): correos, modo invisible, tus datos, eliminar tu cuenta.",
            "[Lista de precios](pricing): lo que cuestan los créditos en tu moneda.",
            "[Idioma](language): leer el sitio en otro idioma.",
          ],
        },
      ],
    },
    contact: {
      heading: "Escribir o llamar",
      body: [
        {
          list: [
            "Correo: [{email}](email)",
            "Teléfono: [{phone}](phone)",
            "Correo postal: {company}, {address}",
            "Formulario: [reclamaciones](complaints), a cualquier hora",
          ],
        },
        "El formulario no pide cuenta. Recibes un número de referencia y nuestra respuesta llega por correo.",
      ],
    },
    tell: {
      heading: "Qué nos ayuda a ayudarte",
      body: [
        "Escribe desde el correo de tu cuenta, o indícalo. Cuéntanos qué hiciste, qué esperabas y qué viste. Una página de error muestra una referencia: cópiala y veremos qué pasó. Para un pago necesitamos la fecha y el importe.",
        "No nos envíes nunca tu contraseña ni un número de tarjeta completo. Nunca los pedimos, ni por correo, ni por teléfono, ni en una conversación.",
      ],
    },
    safety: {
      heading: "Alguien se porta mal",
      body: [
        "Denuncia el perfil, la foto o el mensaje allí donde lo ves: es lo más rápido, porque así vemos a qué te refieres. Lo más importante son las denuncias por peticiones de dinero, amenazas o personas que parecen menores de {minAge} años. Puedes bloquear al miembro en el mismo paso. Más sobre [denuncias y expulsiones](ban).",
        "Si estás en peligro, llama primero a la policía.",
      ],
    },
    money: {
      heading: "Pagos y devoluciones",
      body: [
        "Cada pago tiene una página que muestra su estado. Cómo desistir de una compra y qué vale para el adeudo directo está en la [política de devoluciones](return).",
      ],
    },
    complaint: {
      heading: "¿Algo no te convence?",
      body: [
        "Usa el [formulario de reclamaciones](complaints) y elige de qué trata: servicio, pago, contenido, privacidad, un miembro u otra cosa. También vale para una decisión nuestra, como una expulsión. Guarda el número de referencia hasta que se cierre el asunto.",
      ],
    },
    legal: {
      heading: "Aviso legal",
      body: [
        { either: ["{site} es un sitio de {company}, {address}.", "{site} es un sitio de {company}."] },
        {
          list: [
            "Representante: {representedBy}",
            "Registro mercantil (KvK): {kvk}",
            "Registro mercantil: {register}",
            "IVA: {vat}",
            "Nombres comerciales: {tradeNames}",
            "Correo: [{email}](email)",
            "Teléfono: [{phone}](phone)",
          ],
        },
        {
          list: [
            "[Condiciones](terms)",
            "[Privacidad](privacy)",
            "[Cookies](cookies)",
            "[Política de devoluciones](return)",
            "[Transparencia](transparency)",
            "[Accesibilidad](accessibility)",
            "[Declaración de conformidad 2257](statement)",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
