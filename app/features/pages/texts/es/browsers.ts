import type { SameAs } from "../../page-text";
import type english from "../en/browsers";

export default {
  title: "Navegadores",
  description: "Para qué navegadores está diseñado {site} y cómo se ve en todos los demás.",
  intro: [
    "{site} se puede leer en cualquier navegador. Si ves texto sencillo, una parte debajo de otra y sin colores, el tuyo es más antiguo que aquellos para los que está hecho el diseño. No falta nada: puedes buscar, leer, escribir, dar likes y pagar como todo el mundo.",
  ],
  sections: {
    floor: {
      heading: "Navegadores que muestran el diseño",
      body: [
        {
          list: [
            "Chrome y Android System WebView desde la versión 64",
            "Edge desde la versión 79",
            "Firefox desde la versión 68",
            "Safari desde la versión 12.1, en iPhone y iPad desde iOS 12.2",
            "Samsung Internet desde la versión 9.2",
            "KaiOS desde la versión 3",
          ],
        },
      ],
    },
    older: {
      heading: "Qué puedes hacer",
      body: [
        "Actualiza el navegador o instala otro desde la tienda de tu teléfono. Si no puedes, quédate: las páginas sencillas son las mismas páginas.",
        "Los navegadores que ahorran datos dibujando las páginas en otro lugar, como Opera Mini en su modo extremo, también muestran las páginas sencillas. Elige allí otro modo para ver el diseño.",
        "¿Algo no funciona? [Escríbenos](service) y di qué teléfono tienes.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
