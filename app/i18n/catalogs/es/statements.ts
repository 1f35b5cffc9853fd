import type { Words } from "../../catalog";

/** Statements with a form of their own: withdrawal, notice of illegal content, removal of a picture. */
export default {
  message_missing: "Escribe de qué se trata",
  message_long: "Usa como máximo {max} caracteres",
  message_placeholder: "Sustituye las palabras entre paréntesis por tus datos",
  name_missing: "Escribe tu nombre",
  email_missing: "Escribe tu correo electrónico",
  email_invalid: "Correo electrónico no válido",
  address_missing: "Escribe la dirección de la página tal como aparece en tu navegador",
  reason_missing: "Elige un motivo",
  good_faith_missing: "Marca la casilla para confirmar",
  withdraw_order: "Desisto de mi compra de créditos, pedido {order}.",
  withdraw_any: "Desisto de mi compra de créditos del (fecha), importe (importe).",
  address_label: "Dirección de la página o de la imagen",
  address_help: "Cópiala de tu navegador. Si son varias, una por línea.",
  reason_label: "¿De qué se trata?",
  reason_empty: "Elige",
  message_label: "Tu declaración",
  name_label: "Tu nombre",
  email_label: "Tu correo electrónico",
  by_mail: "También puedes escribirnos:",
  unknown: "No hemos podido confirmar que tu declaración haya llegado. Lo que escribiste sigue aquí.",
  too_often:
    "Has enviado muchas declaraciones. Vuelve a intentarlo en {minutes} min. Lo que escribiste sigue aquí.",
  sent_text: "Esto es lo que hemos recibido y cuándo. Te enviamos lo mismo por correo electrónico.",
  reference_label: "Referencia",
  received_label: "Recibido",
  due_label: "Actuaremos a más tardar el",
  sent_home: "Volver a la página de inicio",
  reason_child_abuse: "Abuso sexual de menores",
  reason_intimate_picture: "Imagen íntima sin consentimiento",
  reason_threats: "Amenazas, odio o violencia",
  reason_fraud: "Fraude",
  reason_privacy: "Datos personales",
  reason_copyright: "Derechos de autor",
  reason_other: "Otra cosa",
  withdrawal: {
    link: "Desistir del contrato aquí",
    title: "Desistir del contrato",
    intro:
      "Puedes desistir de una compra de créditos sin dar ningún motivo. Basta con enviar este formulario.",
    period:
      "La ley te da 14 días en la Unión Europea; si hay un plazo más largo, está en nuestra política de devoluciones.",
    message: "Tu declaración",
    name: "Tu nombre",
    email_help: "Ahí enviamos el acuse de recibo. Si puedes, usa el correo de tu cuenta.",
    good_faith: "Lo declaro.",
    submit: "Confirmar desistimiento",
    sent_title: "Hemos recibido tu desistimiento",
    sent_next:
      "Guarda esta página o el correo: prueban cuándo nos llegó tu desistimiento. Te devolvemos el dinero en un plazo de 14 días.",
  },
  notice: {
    link: "Denunciar contenido ilícito",
    title: "Denunciar contenido ilícito",
    intro: "Avísanos de contenidos de este sitio que consideres ilícitos. No necesitas cuenta.",
    period:
      "Confirmamos la recepción, decidimos sin demora y te decimos qué hemos decidido y cómo puedes recurrir.",
    message: "¿Por qué crees que es ilícito?",
    name: "Tu nombre (no hace falta si hay abuso de menores)",
    email_help: "Ahí enviamos el acuse de recibo y la decisión. No hace falta si hay abuso de menores.",
    good_faith: "Creo de buena fe que lo que declaro es exacto y completo.",
    submit: "Enviar la denuncia",
    sent_title: "Hemos recibido tu denuncia",
    sent_next:
      "Nuestro equipo la revisa y te comunica la decisión por correo. Si no estás de acuerdo, responde a ese correo o acude a un órgano de resolución de litigios.",
  },
  removal: {
    link: "Retirar una imagen íntima",
    title: "Pedir que se retire una imagen íntima",
    intro:
      "¿Muestra este sitio sin tu consentimiento una imagen o un vídeo íntimo tuyo, real o creado por ordenador? Pídenos que lo retiremos. No necesitas cuenta.",
    period:
      "Lo retiramos, junto con las copias conocidas, en las 48 horas siguientes a una solicitud válida.",
    message: "¿Qué imagen es y cómo sabes que eres tú?",
    name: "Tu nombre completo, que vale como firma",
    email_help: "Por si tenemos que preguntarte algo; ahí va también el acuse de recibo.",
    good_faith:
      "Creo de buena fe que aparezco yo, o la persona en cuyo nombre actúo, y que nadie ha consentido que se muestre aquí.",
    submit: "Pedir la retirada",
    sent_title: "Hemos recibido tu solicitud",
    sent_next: "No tienes que hacer nada más. Te escribimos cuando esté hecho.",
  },
} satisfies Words<"statements">;
