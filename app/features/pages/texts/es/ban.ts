import type { SameAs } from "../../page-text";
import type english from "../en/ban";

export default {
  title: "Denuncias y expulsiones",
  description: "Qué no se permite en {site}, cómo denunciarlo y qué significa una expulsión.",
  intro: [
    "Todo el mundo debe sentirse seguro aquí. Esta página dice qué no aceptamos, cómo lo denuncias y qué pasa entonces.",
  ],
  sections: {
    rules: {
      heading: "Por qué expulsamos",
      body: [
        {
          facts: [
            [
              "Menores",
              "Cualquiera menor de {minAge} años, y todo lo sexual que tenga que ver con un menor. Lo retiramos enseguida y lo comunicamos a las autoridades donde la ley lo dice.",
            ],
            [
              "Dinero",
              "Pedir dinero, tarjetas regalo o datos bancarios, el chantaje y los enlaces que llevan a un fraude.",
            ],
            ["Falsedad", "Hacerse pasar por otra persona, e imágenes de otros sin su permiso."],
            ["Acoso y amenazas", "Insultos, odio, persecución, presión, y enviar lo que alguien no quiere."],
            ["Publicidad", "Ofrecer productos o servicios de pago, y recoger datos de los miembros."],
            ["Ilegal", "Todo lo demás que la ley prohíbe."],
          ],
        },
        "Los perfiles con la etiqueta «{fictionalOne}» son nuestros y están marcados como tales. Si uno de ellos dice algo que va contra estas reglas, denúncialo también.",
      ],
    },
    report: {
      heading: "Cómo denunciar",
      body: [
        "En cada perfil, en cada foto y en cada conversación puedes denunciar. Elige el motivo, añade unas palabras si quieres y envíalo. Recibes un número de referencia. El miembro no sabe quién denunció.",
        "¿No tienes cuenta o no encaja? Usa el [formulario de reclamaciones](complaints).",
      ],
    },
    block: {
      heading: "Bloquear",
      body: [
        "No necesitas un motivo para bloquear a alguien. El perfil se te oculta, vuestra conversación y los likes se borran, y el miembro ya no puede verte ni contactarte. Puedes quitar un bloqueo en tus [ajustes](settings), pero la conversación y los likes no vuelven.",
      ],
    },
    decision: {
      heading: "Qué hacemos con una denuncia",
      body: [
        "Miramos lo denunciado y lo que lo rodea. Según lo grave que sea, no hacemos nada, retiramos un texto o una foto, avisamos o expulsamos al miembro. Tratamos a todos igual, paguen o no.",
      ],
    },
    ban: {
      heading: "Qué significa una expulsión",
      body: [
        "Una cuenta cerrada por expulsión ya no se puede usar y su perfil ya no se muestra. No se permite abrir otra cuenta para evitar una expulsión.",
        "Te decimos por correo que se te ha expulsado y por qué, salvo que la ley lo prohíba. La devolución del dinero por créditos sin usar depende del motivo y de la ley; los derechos que te da la ley siguen siendo tuyos.",
        "Que no puedas iniciar sesión durante unos minutos tras varias contraseñas incorrectas no es una expulsión. Espera e inténtalo otra vez, o pide una [contraseña nueva](reset).",
      ],
    },
    objection: {
      heading: "Si crees que nos equivocamos",
      body: [
        "Usa el [formulario de reclamaciones](complaints), di de qué cuenta se trata y por qué la decisión está mal. Lo miramos otra vez y te escribimos el resultado. Puedes hacer lo mismo si denunciaste algo y no estás de acuerdo con lo que hicimos. La vía judicial sigue abierta.",
      ],
    },
    careful: {
      heading: "Cuídate",
      body: [
        {
          list: [
            "No envíes dinero ni imágenes con las que puedan chantajearte.",
            "Ten cuidado cuando alguien quiera pasar pronto a otro servicio.",
            "Queda la primera vez en un lugar público y di a alguien de confianza dónde estás.",
            "Si estás en peligro, llama a la policía.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
