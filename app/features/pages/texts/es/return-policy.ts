import type { SameAs } from "../../page-text";
import type english from "../en/return-policy";

export default {
  title: "Política de devoluciones",
  description: "Cómo desistir de una compra de créditos en {site} y recuperar tu dinero.",
  intro: [
    "Los créditos se compran una vez, sin suscripción. ¿Has cambiado de idea? Aquí te explicamos cómo recuperar tu dinero.",
  ],
  sections: {
    withdrawal: {
      heading: "Tu derecho de desistimiento",
      body: [
        {
          either: [
            "Puedes desistir de una compra de créditos {refundWithin} tras el pago, sin dar un motivo.",
            "Puedes desistir de una compra de créditos en el plazo de 14 días tras el pago, sin dar un motivo.",
          ],
        },
        "Si vives en la Unión Europea, la ley te da 14 días para ello. Un plazo más largo en esta página es nuestro; uno más corto nunca te quita esos 14 días.",
        "Basta con que envíes tu mensaje antes de que acabe el plazo.",
      ],
    },
    how: {
      heading: "Cómo desistir",
      body: [
        "Usa el formulario o dinos con tus palabras que desistes. Indica qué correo tiene tu cuenta, cuándo compraste y qué pagaste. Puedes usar:",
        {
          list: [
            "el [formulario de desistimiento](withdraw), al que también lleva la página de tu pedido: recibes enseguida un número de referencia;",
            "el correo [{email}](email);",
            "el teléfono: [{phone}](phone);",
            "una carta a {company}, {address}.",
          ],
        },
        "Si quieres, copia esto: «Desisto de mi compra de créditos en {site} del (fecha), importe (importe). Mi cuenta tiene el correo (dirección)».",
      ],
    },
    used: {
      heading: "Créditos que has usado",
      body: [
        "Los créditos que no has usado se devuelven por completo. Si nos pediste empezar enseguida y usaste parte de los créditos antes de desistir, podemos quedarnos con la parte del precio de esos.",
        "Cuando desistes de una compra, los créditos que queden de ella se retiran de tu cuenta.",
      ],
    },
    refund: {
      heading: "Cómo recibes el dinero",
      body: [
        "Devolvemos el dinero como muy tarde 14 días después de recibir tu mensaje, por la forma de pago que usaste y sin gastos. Con algunas formas de prepago no es posible; entonces te pedimos una cuenta bancaria.",
      ],
    },
    debit: {
      heading: "Adeudo directo",
      body: [
        "Un adeudo directo SEPA en {site} se cobra una sola vez. Puedes pedir a tu banco que lo devuelva en un plazo de ocho semanas, sin dar un motivo. Para un adeudo que nunca autorizaste tienes 13 meses.",
        "Escribirnos antes suele ser más rápido. Si el banco devuelve un adeudo, los créditos comprados con él dejan de estar pagados.",
      ],
    },
    failed: {
      heading: "Pagos fallidos o dobles",
      body: [
        "Un pago que falló o se canceló no añade créditos y no cuesta nada. Pulsar un botón dos veces o recargar la página no paga dos veces. ¿Ha salido dinero y no han llegado créditos? [Dinos](complaints) la fecha y el importe, y lo buscamos.",
      ],
    },
    leaving: {
      heading: "Si eliminas tu cuenta",
      body: [
        "Eliminar tu cuenta todavía no es desistir. Si quieres que te devolvamos el dinero de los créditos sin usar, dínoslo antes o en esos mismos días.",
      ],
    },
    company: {
      heading: "A quién has comprado",
      body: [
        { either: ["{company}, {address}.", "{company}."] },
        "Lo demás que vale para tu compra está en las [condiciones](terms). La ley puede darte más derechos, por ejemplo si los créditos que pagaste no funcionan. Siguen como están.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
