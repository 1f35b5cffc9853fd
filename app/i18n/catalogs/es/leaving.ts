import type { Words } from "../../catalog";

export default {
  title: "Elimina tu cuenta",
  lost_title: "Lo que se pierde",
  lost_now: "Desde ese momento nadie ve tu perfil ni tus fotos, y se cierran todas tus sesiones.",
  lost_later: "El {date} se borran para siempre tu perfil, fotos, likes y créditos.",
  lost_credits_one:
    "Aún tienes {count} crédito. Se pierde con tu cuenta. Si todavía puedes desistir de una compra, hazlo antes.",
  lost_credits_many:
    "Aún tienes {count} de créditos. Se pierden con tu cuenta. Si todavía puedes desistir de una compra, hazlo antes.",
  lost_credits_other:
    "Aún tienes {count} créditos. Se pierden con tu cuenta. Si todavía puedes desistir de una compra, hazlo antes.",
  lost_messages: "Los mensajes que enviaste se quedan con quienes los recibieron.",
  data_first: "¿Quieres conservar tus datos?",
  data_link: "Descárgalos antes",
  undo_title: "Puedes echarte atrás",
  undo: "Durante {days} días, hasta el {date}, el enlace del correo que te enviamos recupera tu cuenta tal como estaba.",
  rest: "¿Solo quieres un descanso?",
  rest_link: "El modo invisible te oculta y lo conserva todo",
  offer_title: "{percent} % de descuento en tus próximos créditos",
  offer_text:
    "Si es por el precio: con el código {code} pagas un {percent} % menos. Es una oferta, no una condición; puedes eliminar tu cuenta igualmente.",
  offer_link: "Ver los precios con este código",
  reason: "¿Por qué te vas?",
  reason_none: "Prefiero no decirlo",
  reason_price: "Es demasiado caro",
  reason_found_someone: "He conocido a alguien",
  reason_not_looking: "Ya no busco",
  reason_site_problems: "El sitio no me funciona bien",
  reason_no_members: "Aquí no hay nadie para mí",
  reason_time: "No tengo tiempo",
  reason_other: "Otro motivo",
  remarks: "Algo que quieras decirnos",
  remarks_help: "Puedes dejarlo en blanco.",
  characters: "caracteres",
  go_on: "Continuar",
  keep: "Conservar mi cuenta",
  confirm_title: "¿Eliminar tu cuenta de verdad?",
  confirm_text: "Escribe tu contraseña para confirmar. Hasta el {date} puedes echarte atrás.",
  delete: "Eliminar mi cuenta",
} satisfies Words<"leaving">;
