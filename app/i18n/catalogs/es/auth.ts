import type { Words } from "../../catalog";

export default {
  login_title: "Iniciar sesión",
  email: "Correo electrónico",
  password: "Contraseña",
  submit: "Iniciar sesión",
  failed: "No se ha podido iniciar sesión, inténtalo de nuevo",
  too_many: "Demasiados intentos incorrectos, cuenta bloqueada durante {minutes} min.",
  pending_deletion:
    "Esta cuenta está pendiente de eliminación. Puedes recuperarla con el enlace de nuestro correo o a través de atención al cliente.",
  reactivate: "Recuperar mi cuenta",
  forgot: "¿Has olvidado tu contraseña?",
  no_account: "¿Aún no tienes cuenta? Regístrate gratis",
  next_hint: "Inicia sesión para seguir adonde ibas.",
  kept_hint: "Tu sesión se cerró entretanto. Inicia sesión y encontrarás lo que escribiste.",
  email_missing: "Escribe tu correo electrónico",
  password_missing: "Escribe tu contraseña",
  logout_title: "Cerrar sesión",
  logout_text: "¿Quieres cerrar la sesión en este dispositivo?",
  logout_submit: "Cerrar sesión",
} satisfies Words<"auth">;
