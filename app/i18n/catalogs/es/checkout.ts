import type { Words } from "../../catalog";

export default {
  balance_one: "Tienes {count} crédito.",
  balance_many: "Tienes {count} de créditos.",
  balance_other: "Tienes {count} créditos.",
  methods_title: "¿Cómo quieres pagar?",
  no_methods: "Ahora mismo este paquete no se puede pagar en tu país.",
  other_package: "Elegir otro paquete",
  once: "Pagas una sola vez. Sin suscripción, nada se renueva solo.",
  method_sdd: "Adeudo directo (SEPA)",
  method_sct: "Transferencia bancaria (SEPA)",
  method_creditcard: "Tarjeta de crédito",
  method_sct_note: "Tarda unos días; los créditos llegan entonces.",
  summary_title: "Revisa tu pedido",
  package: "Paquete",
  method: "Forma de pago",
  change: "Cambiar",
  price: "Precio total",
  price_before: "Precio antes del descuento",
  premium_note: "Con este pedido te conviertes en miembro Premium.",
  which_card: "¿Qué tarjeta?",
  card_kept: "{brand} terminada en {last4}, válida hasta {expires}",
  other_card: "Otra tarjeta",
  withdrawal:
    "Los créditos se añaden en cuanto llega el pago. Puedes desistir de la compra {within}, sin dar motivos.",
  terms_note: "Se aplican a tu pedido:",
  terms: "Condiciones",
  returns: "Política de devoluciones",
  order: "Pedido con obligación de pago",
  order_again: "Otro pedido con obligación de pago",
  provider_note: "Solo introduces tus datos de pago en la página de nuestro proveedor de pagos, nunca aquí.",
  amount_changed:
    "Ahora el precio es {price}. No se ha pedido nada. Revisa el pedido y pulsa otra vez el botón si estás de acuerdo.",
  repeated:
    "Acabas de pedir este paquete. No se ha pedido por segunda vez. Pulsa el botón solo si lo quieres dos veces.",
  see_order: "Ver ese pedido",
  see_orders: "Tus pedidos",
  unknown: "No hemos podido confirmar este pedido. Mira tus pedidos antes de volver a pedir.",
  method_refused: "Esta forma de pago no sirve para este pedido. No se ha pedido nada. Elige otra.",
  package_gone: "Este paquete ya no está disponible. No se ha pedido nada.",
  code_refused: "El código de descuento no vale para este pedido. El precio mostrado no lo incluye.",
  code_held:
    "Este código de descuento ya está en un pedido tuyo que sigue abierto. Paga ese pedido o cancélalo para usar el código aquí. El precio mostrado es sin él.",
  code_held_refused:
    "No se ha pedido nada: el código de descuento ya está en un pedido tuyo que sigue abierto. Paga ese pedido o cancélalo para usar el código aquí.",
  repeat_title: "Pedir otra vez",
} satisfies Words<"checkout">;
