import type { SameAs } from "../../page-text";
import type english from "../en/2257-compliance-statement";

export default {
  title: "Declaración de conformidad 2257",
  description: "Declaración de {site} según 18 U.S.C. § 2257, con el custodio de los registros.",
  intro: [
    "Esta declaración se refiere a {domain} y sigue la ley de los Estados Unidos de América, 18 U.S.C. §§ 2257 y 2257A y 28 C.F.R. Part 75.",
  ],
  sections: {
    age: {
      heading: "Solo adultos",
      body: [
        "{site} es para adultos. Quien se registra indica su fecha de nacimiento y debe tener al menos {minAge} años. Quien aparece en una imagen de {site} debe haber tenido al menos 18 años cuando se hizo.",
        "Lo que muestra o parece mostrar a un menor se retira, la cuenta se cierra y se avisa a las autoridades donde la ley lo dice.",
      ],
    },
    ours: {
      heading: "Imágenes que publicamos nosotros",
      body: [
        "Las imágenes que publicamos nosotros, como en las páginas de entrada y en los perfiles con la etiqueta «{fictionalOne}», muestran a adultos o son dibujos. En la medida en que la ley exige para una imagen registros de edad e identidad, los guarda el custodio que se nombra abajo.",
      ],
    },
    members: {
      heading: "Imágenes que suben los miembros",
      body: [
        "Las fotos de los perfiles de miembros y de las conversaciones las eligen y suben los propios miembros. De ellas no somos el productor en el sentido de 18 U.S.C. § 2257(h): las guardamos y mostramos, y no participamos en hacerlas.",
        "Al subir una foto, el miembro confirma que todas las personas que aparecen son adultas y están de acuerdo en que se muestre. Las [condiciones](terms) también lo dicen.",
      ],
    },
    custodian: {
      heading: "Custodio de los registros",
      body: [
        {
          either: [
            "El custodio de los registros es {company}, {address}.",
            "El custodio de los registros es {company}.",
            "Pregunta por el custodio de los registros escribiendo a [{email}](email).",
          ],
        },
        {
          list: ["Registro mercantil (KvK): {kvk}", "Correo: [{email}](email)", "Teléfono: [{phone}](phone)"],
        },
        "Quienes tengan derecho a ello según la ley pueden consultar los registros con cita previa por correo.",
      ],
    },
    report: {
      heading: "Denunciar una imagen",
      body: [
        "Si crees que una imagen muestra a alguien menor de 18 años, denúnciala enseguida: con el enlace junto a la foto, en el perfil o en la conversación con el motivo «Es menor de 18 años», o sin cuenta con el [formulario de reclamaciones](complaints). Esas denuncias van primero. No reenvíes la imagen. Lo que pasa después está en la página sobre [denuncias y expulsiones](ban).",
        "Si te ves en una imagen y no diste tu permiso, usa el mismo formulario.",
      ],
    },
    label: {
      heading: "Para padres y madres",
      body: [
        "Cada página de {site} lleva la etiqueta «Restricted to Adults» (RTA) en una forma que leen los programas de filtrado. Activa el filtro del dispositivo o del proveedor de internet, y el sitio queda bloqueado para los menores.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
