import type { SameAs } from "../../page-text";
import type english from "../en/terms";

export default {
  title: "Condiciones",
  description: "El acuerdo entre tú y {site}: tu cuenta, los créditos, las reglas y cómo darte de baja.",
  intro: [
    "Estas condiciones se aplican cuando usas {site} ({domain}). Esta es la versión del {date}.",
    "Si algo no está claro, pregúntanos en la [página de ayuda](service) antes de registrarte o pagar.",
  ],
  sections: {
    company: {
      heading: "Quiénes somos",
      body: [
        { either: ["{site} es un sitio de {company}, {address}.", "{site} es un sitio de {company}."] },
        {
          list: [
            "Registro mercantil (KvK): {kvk}",
            "IVA: {vat}",
            "Nombres comerciales: {tradeNames}",
            "Correo: [{email}](email)",
            "Teléfono: [{phone}](phone)",
          ],
        },
      ],
    },
    product: {
      heading: "Qué obtienes",
      body: [
        "{site} es un sitio donde personas adultas miran perfiles, dan likes y chatean. Registrarte, crear un perfil, buscar y dar likes es gratis.",
        "Sin Premium puedes subir 3 fotos y tener 2 conversaciones, con algunos mensajes gratis. Con tu primera compra de créditos pasas a ser miembro Premium: ves todas las fotos, puedes subir 25 y conservas estas funciones aunque se te acaben los créditos.",
        "No podemos prometer que conozcas a alguien.",
      ],
    },
    account: {
      heading: "Tu cuenta",
      body: [
        "Debes tener al menos {minAge} años. Cada persona tiene una sola cuenta, y es solo suya.",
        "Indica tu fecha de nacimiento real y un correo que puedas leer. Mientras no sigas el enlace de nuestro correo de activación, los miembros a los que escribas no podrán responder.",
        "Guarda tu contraseña para ti. Tras demasiados intentos fallidos, la cuenta se cierra unos minutos para protegerla.",
      ],
    },
    fictional: {
      heading: "Perfiles ficticios",
      body: [
        "Algunos perfiles no son personas reales. Están para entretener, y sus mensajes los escribimos nosotros u otros por encargo nuestro. No es posible quedar con ellos.",
        "Cada uno lleva la etiqueta «{fictionalOne}» allí donde se ve su nombre o su foto: en las listas, en el perfil y en la conversación. Los mensajes a perfiles con esa etiqueta («{fictionalMany}») cuestan tantos créditos como los demás.",
      ],
    },
    credits: {
      heading: "Créditos y precios",
      body: [
        "Compras créditos en paquetes. El precio que ves es el que pagas, una sola vez: no hay suscripción y nada se renueva solo. La [lista de precios](pricing) muestra lo que cuesta cada paquete en tu moneda.",
        "Los mensajes, las fotos y los regalos de una conversación cuestan créditos. Ves cuántos antes de enviar.",
        "Un descuento vale para el tiempo, el país y las formas de pago que se indican con él. El descuento de bienvenida es del 25 % en una primera compra durante las primeras 4 horas tras registrarte.",
        "Los créditos no se pueden dar a otro miembro ni cambiar de nuevo por dinero, salvo lo que digan la [política de devoluciones](return) y la ley.",
      ],
    },
    rules: {
      heading: "Cómo nos tratamos",
      body: [
        "En {site} está prohibido:",
        {
          list: [
            "todo lo que trate de alguien menor de {minAge} años, venga de esa persona o se haga con ella;",
            "las amenazas, el acoso, el odio y la presión;",
            "pedir dinero, la publicidad y el fraude;",
            "hacerse pasar por otra persona y usar imágenes de otros sin su permiso;",
            "todo lo demás que la ley prohíba.",
          ],
        },
        "Puedes denunciar un perfil, una foto o un mensaje, y bloquear a cualquiera. Lo que pasa después está en la página sobre [denuncias y expulsiones](ban).",
      ],
    },
    content: {
      heading: "Lo que subes",
      body: [
        "Tus textos y fotos siguen siendo tuyos. Nos permites guardarlos y mostrarlos en {site} mientras estén en tu cuenta. Sube solo lo que has hecho tú o puedes usar. Todas las personas de una foto deben ser adultas y estar de acuerdo en que se muestre.",
        "{noNudity}",
        "Podemos retirar lo que vaya contra estas reglas.",
        "Qué decide el orden de los miembros y cómo oponerte a una decisión está en la página de [transparencia](transparency), que forma parte de estas condiciones.",
      ],
    },
    leaving: {
      heading: "Eliminar tu cuenta",
      body: [
        "Puedes eliminar tu cuenta cuando quieras en tus [ajustes](settings), sin preaviso. Durante 14 días puedes recuperarla con un enlace que te enviamos por correo; después ya no se puede restaurar.",
        "Podemos cerrar una cuenta que incumpla estas condiciones. Te decimos por qué, salvo que la ley lo prohíba, y puedes [reclamar](complaints).",
      ],
    },
    liability: {
      heading: "Cuando algo sale mal",
      body: [
        "Cuidamos el sitio, pero puede no estar disponible un rato, por ejemplo durante el mantenimiento. Si algo que pagaste no funcionó, dínoslo y lo arreglamos.",
        "Respondemos como prevé la ley. Nada en esta página te quita los derechos que te da la ley de consumo.",
      ],
    },
    law: {
      heading: "Reclamaciones y ley",
      body: [
        "Usa primero el [formulario de reclamaciones](complaints): recibes un número de referencia y respondemos por correo.",
        {
          either: [
            "Se aplica la ley del país donde está establecida {company} ({country}). Conservas la protección al consumidor del país donde vives, y puedes acudir allí a los tribunales.",
            "Conservas la protección al consumidor del país donde vives, y puedes acudir allí a los tribunales.",
          ],
        },
      ],
    },
    changes: {
      heading: "Cambios",
      body: [
        "Si cambiamos estas condiciones, cambia también la fecha de la versión. Lo que compraste antes sigue bajo las condiciones de aquel día.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
