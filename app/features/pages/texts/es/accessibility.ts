import type { SameAs } from "../../page-text";
import type english from "../en/accessibility";

export default {
  title: "Accesibilidad",
  description: "Qué hacemos para que todos puedan usar {site}, qué barreras quedan y a quién contarlas.",
  intro: [
    "Todo el mundo debe poder usar {site}. Aquí se dice qué hacemos para ello, qué no es accesible todavía y cómo avisarnos de una barrera.",
  ],
  sections: {
    service: {
      heading: "Qué ofrece el sitio",
      body: [
        "Una cuenta, un perfil, una búsqueda, likes, conversaciones y paquetes de créditos, en siete idiomas. Casi todo funciona sin JavaScript y en navegadores antiguos.",
        "Cómo se usa se explica paso a paso en las [preguntas frecuentes](faq).",
      ],
    },
    standard: {
      heading: "Qué seguimos",
      body: [
        "La Directiva (UE) 2019/882 y la norma EN 301 549, que contiene las Pautas de Accesibilidad para el Contenido Web (WCAG), niveles A y AA.",
        "Esta declaración se basa en nuestras propias comprobaciones.",
      ],
    },
    how: {
      heading: "Cómo lo cumplimos",
      body: [
        {
          list: [
            "Teclado: todo se alcanza y se usa sin ratón, y se ve dónde estás.",
            "Lectores de pantalla: los encabezados, las zonas y las etiquetas dicen qué es cada cosa; los errores aparecen junto al campo y sobre el formulario.",
            "Tamaño: con 320 píxeles de ancho o con letra ampliada no hay que desplazarse de lado.",
            "Colores: el contraste sigue las pautas, en claro y en oscuro, y el color nunca es lo único que informa.",
            "Movimiento: las páginas quedan quietas si tu dispositivo pide menos movimiento.",
            "Tiempo: lo que has escrito se conserva aunque tu sesión termine. No hay que resolver acertijos.",
          ],
        },
      ],
    },
    limits: {
      heading: "Qué no es accesible todavía",
      body: [
        {
          list: [
            "Las fotos son de los miembros: su descripción es solo el nombre del miembro. Los GIF se describen con su título.",
            "Los miembros escriben con sus palabras y en sus idiomas, que pueden ser difíciles de leer o de leer en voz alta.",
            "Las páginas de los proveedores de pago y otros sitios a los que enlazamos no son nuestras.",
          ],
        },
      ],
    },
    tell: {
      heading: "Cuéntanos una barrera",
      body: [
        "Escribe a [{email}](email).",
        "O usa el [formulario de reclamaciones](complaints). Di qué página es, qué querías hacer y qué dispositivo o ayuda usas.",
      ],
    },
    authority: {
      heading: "Si nuestra respuesta no ayuda",
      body: [
        {
          either: [
            "Puedes acudir a la autoridad que nos supervisa: {accessibilityAuthority}.",
            "Puedes acudir a la autoridad que supervisa la accesibilidad de los servicios en tu país.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
