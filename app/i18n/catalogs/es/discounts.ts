import type { Words } from "../../catalog";

export default {
  banner_hours: "Date prisa: solo te quedan {timeLeft} horas",
  banner_valid: "Oferta válida durante {timeLeft}",
  what: "{percent} de descuento en tu primera compra",
  more: "Detalles de la oferta",
  offer_text:
    "Durante las cuatro horas siguientes a tu registro, tu primer paquete de créditos cuesta un {percent} menos. Pagas una sola vez y nada se renueva solo.",
  offer_button: "Ver los paquetes",
  offer_later: "Ahora no",
  offer_over: "Esta oferta ha terminado",
  offer_over_text: "Los paquetes siguen ahí, a su precio habitual.",
  code_label: "Código de descuento",
  code_apply: "Usar código",
  code_on: "Código {code}: {percent} de descuento",
  code_remove: "Quitar código",
  code_from: "El código vale para paquetes desde {amount}.",
  code_methods: "El código solo vale con algunas formas de pago.",
  code_not_found: "Código no encontrado",
  code_used: "Código ya utilizado",
  code_expired: "Este código ha caducado.",
  code_minimum: "Este código vale para pedidos desde {amount}.",
  code_country: "Este código no vale en tu país.",
  code_method: "Este código no vale con esta forma de pago.",
  code_failed: "Ahora mismo no se ha podido comprobar el código. Inténtalo de nuevo.",
  usual_price: "Precio habitual:",
} satisfies Words<"discounts">;
