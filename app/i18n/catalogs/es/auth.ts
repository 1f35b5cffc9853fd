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
  next_hint: "Inicia sesión para seguir a la página que querías.",
  kept_hint: "Tu sesión se cerró entretanto. Inicia sesión y encontrarás lo que escribiste.",
  email_missing: "Escribe tu correo electrónico",
  password_missing: "Escribe tu contraseña",
  logout_title: "Cerrar sesión",
  logout_text: "¿Quieres cerrar la sesión en este dispositivo?",
  logout_submit: "Cerrar sesión",
  /** Where the operator asks for a proof of age. */
  age_check: {
    title: "Demuestra tu edad",
    text: "La ley nos pide comprobar que todas las personas que ven a los miembros son adultas. Se hace una sola vez, con el servicio que ha elegido el responsable de este sitio.",
    go: "Comprobar mi edad",
    kept: "Después vuelves aquí. Este sitio no ve tus documentos.",
    missing: "La comprobación no se puede abrir ahora. Escribe a nuestro equipo de ayuda.",
    again: "Ya está hecho: volver a comprobar",
    open: "Tu cuenta, tus datos y su eliminación siguen abiertos sin ella.",
    settings: "Ajustes",
    help: "Ayuda",
  },
  recovery: {
    reset_title: "¿Has olvidado tu contraseña?",
    reset_text:
      "Escribe el correo electrónico de tu cuenta. Te enviamos un enlace para elegir una contraseña nueva.",
    reset_sent:
      "Hemos enviado un enlace a {email}. Ábrelo para elegir una contraseña nueva. Funciona una sola vez.",
    reset_sent_anywhere:
      "Te hemos enviado un enlace. Ábrelo para elegir una contraseña nueva. Funciona una sola vez.",
    email_not_found: "No se ha encontrado ese correo electrónico",
    too_many_resets:
      "Se han enviado demasiados correos para restablecer la contraseña, inténtalo de nuevo mañana.",
    sent_title: "Mira tu correo",
    sent_help: "¿No ha llegado nada en unos minutos? Mira en la carpeta de spam.",
    send_link: "Enviarme el enlace",
    ask_again: "Pedir otro correo",
    back_to_login: "Iniciar sesión",
    new_title: "Elige una contraseña nueva",
    new_password: "Contraseña nueva",
    new_password_again: "Repite la contraseña nueva",
    new_submit: "Guardar la contraseña nueva",
    passwords_differ: "Las contraseñas introducidas no son iguales.",
    changed_title: "Tu contraseña nueva está guardada",
    changed_text: "Se ha cerrado tu sesión en todas partes. Inicia sesión con la contraseña nueva.",
    link_bad_title: "Este enlace ya no funciona",
    link_bad: "Enlace caducado o no válido, pide otro correo",
    mail_title: "Confirma tu nuevo correo electrónico",
    mail_text: "Pulsa el botón para que esta dirección sea la de tu cuenta.",
    mail_submit: "Confirmar mi nueva dirección",
    mail_done: "Tu nueva dirección está confirmada",
    mail_done_text: "Desde ahora inicias sesión con ella y nuestros correos llegan ahí.",
    mail_used: "Este enlace ya se ha usado",
    mail_used_text:
      "Si fuiste tú quien confirmó la dirección, todo está hecho. Si después pediste otro cambio, abre el correo más reciente.",
    mail_expired: "Este enlace ha caducado",
    mail_expired_text: "Escribe otra vez la nueva dirección en tus ajustes y te enviamos un enlace nuevo.",
    mail_invalid: "Este enlace no es válido",
    mail_invalid_text:
      "Puede que se haya cortado. Ábrelo otra vez desde el correo o pide uno nuevo en tus ajustes.",
    mail_taken: "Ya existe una cuenta con este correo electrónico en este sitio.",
    mail_taken_text: "Elige otra dirección en tus ajustes. Hasta entonces sigue la anterior.",
    to_settings: "Ir a los ajustes",
    reactivate_title: "Recupera tu cuenta",
    reactivate_text:
      "Una cuenta eliminada se puede recuperar durante {days} días. Escribe su correo electrónico y te enviamos un enlace.",
    reactivate_sent:
      "Si una cuenta con {email} está pendiente de eliminarse, un enlace va de camino. Ábrelo para recuperar tu cuenta.",
    reactivate_sent_anywhere:
      "Si una cuenta con esta dirección está pendiente de eliminarse, un enlace va de camino. Ábrelo para recuperar tu cuenta.",
    reactivate_too_often:
      "Ya hemos enviado este correo varias veces. Mira en la carpeta de spam o inténtalo de nuevo mañana.",
    reactivate_do_text: "Pulsa el botón y tu cuenta vuelve a estar ahí, como la dejaste.",
    reactivate_submit: "Recuperar mi cuenta",
    reactivate_done: "Tu cuenta está de vuelta",
    reactivate_done_text: "Todo está como lo dejaste. Inicia sesión y sigue.",
    reactivate_bad_text:
      "Los enlaces funcionan una vez y una cuenta se puede recuperar durante {days} días. Después desaparece para siempre.",
    deleted_title: "Tu cuenta se ha eliminado",
    deleted_now_title: "Desde ahora",
    deleted_now:
      "Nadie ve ya tu perfil ni tus fotos, nadie puede escribirte y tu sesión está cerrada en todas partes.",
    deleted_later_title: "Para siempre",
    deleted_later_on: "El {date} se borran tu perfil, tus fotos, tus likes y tus créditos.",
    deleted_later_days: "Después de {days} días se borran tu perfil, tus fotos, tus likes y tus créditos.",
    deleted_messages: "Los mensajes que enviaste se quedan con quienes los recibieron.",
    deleted_undo_title: "¿Has cambiado de idea?",
    deleted_undo_until:
      "Hasta el {date} puedes recuperarlo todo. El enlace está en el correo que te acabamos de enviar.",
    deleted_undo_days:
      "Durante {days} días puedes recuperarlo todo. El enlace está en el correo que te acabamos de enviar.",
  },
} satisfies Words<"auth">;
