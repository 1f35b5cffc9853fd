import type { SameAs } from "../../page-text";
import type english from "../en/transparency";

export default {
  title: "Transparencia",
  description: "Qué decide el orden de los miembros, cómo contactarnos y cómo oponerte a una decisión.",
  intro: [
    "Esta página forma parte de nuestras [condiciones](terms). Dice qué decide a quién ves primero, cómo nos contactan autoridades y usuarios, y qué puedes hacer si no estás de acuerdo con una decisión.",
  ],
  sections: {
    order: {
      heading: "Qué decide el orden",
      body: [
        {
          list: [
            "Búsqueda: ves a los miembros que encajan con el género, el país, la región y las edades que elegiste. Tu elección está sobre la lista; cámbiala o bórrala cuando quieras. Si dejas abierto el género, puede contar lo que dices de ti.",
            "Buscador de pareja: también cuentan tus intereses. Quienes comparten más aparecen primero, porque tener cosas en común facilita empezar una conversación.",
            "Pocos resultados: después vienen miembros parecidos bajo un título propio. Proceden de una búsqueda más amplia.",
            "Likes y conversaciones: primero los más recientes.",
          ],
        },
        {
          either: [
            "Entre miembros que encajan igual cuenta, de más a menos importante: {ranking}.",
            "Entre miembros que encajan igual, el orden lo decide nuestro sistema. Según qué, todavía no se indica aquí.",
          ],
        },
        "Los perfiles con la etiqueta «{fictionalOne}» aparecen en las mismas listas que los demás.",
      ],
    },
    users: {
      heading: "Cómo contactarnos",
      body: [
        {
          list: [
            "Correo: [{email}](email)",
            "Teléfono: [{phone}](phone)",
            "Formulario: [reclamaciones](complaints)",
            "Idiomas: {contactLanguages}",
          ],
        },
      ],
    },
    authorities: {
      heading: "Cómo nos contactan las autoridades",
      body: [
        {
          either: [
            "Las autoridades de los Estados miembros, la Comisión Europea y la Junta Europea de Servicios Digitales pueden escribirnos directamente: [{authoritiesEmail}](authorities).",
            "No se ha indicado una dirección aparte para las autoridades. Usen [{email}](email).",
            "Todavía no se ha indicado aquí una dirección para las autoridades.",
          ],
        },
      ],
    },
    illegal: {
      heading: "Contenidos ilícitos",
      body: [
        "Cualquiera puede [denunciarlos](notice), con o sin cuenta. Confirmamos que el aviso ha llegado y comunicamos qué hemos decidido. Qué retiramos y cuándo cerramos cuentas está en la página sobre [denuncias y expulsiones](ban).",
      ],
    },
    object: {
      heading: "Si no estás de acuerdo con una decisión",
      body: [
        "Puedes oponerte gratis durante al menos seis meses: a que retiremos algo tuyo, a que cerremos tu cuenta o a nuestra decisión sobre tu aviso. Usa el [formulario de reclamaciones](complaints).",
        {
          either: [
            "También puedes acudir a un órgano certificado de resolución extrajudicial de litigios: {disputeBodies}.",
            "También puedes acudir a cualquier órgano de resolución extrajudicial de litigios certificado en la Unión Europea; la Comisión Europea publica la lista.",
          ],
        },
        "Puedes ir a los tribunales en cualquier momento y reclamar ante el coordinador de servicios digitales de tu país.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
