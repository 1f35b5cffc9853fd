import type { Words } from "../../catalog";

export default {
  title: "Añade tus fotos",
  intro:
    "Los perfiles con foto reciben muchas más respuestas. Tu primera foto es la que los demás ven primero.",
  field: "Elegir fotos",
  field_help:
    "JPEG, PNG, WebP o GIF, {mb} MB en total. Antes de que alguien vea una foto, quitamos de ella el lugar y todo lo demás que tu cámara escribió.",
  room_one: "Puedes añadir {count} foto más.",
  room_many: "Puedes añadir {count} de fotos más.",
  room_other: "Puedes añadir {count} fotos más.",
  full: "Tienes todas las fotos que puedes tener por ahora.",
  full_premium: "Los miembros Premium pueden tener más.",
  yours: "Tus fotos",
  main: "Foto principal",
  alt: "Tu foto número {number}",
  submit: "Añadir fotos",
  skip: "Omitir por ahora",
  next: "Continuar",
  none_chosen: "Elige primero una foto",
  added: "Se ha añadido {name}.",
  unnamed: "Este archivo",
  problem_empty: "{name} está vacío. Elige otro archivo.",
  problem_too_large: "{name} es demasiado grande. Elige uno más pequeño.",
  problem_not_a_picture: "{name} no es una imagen que podamos leer. Elige un JPEG, PNG, WebP o GIF.",
  problem_heic:
    "{name} tiene el formato HEIC de Apple, que muchos dispositivos no pueden mostrar. Guárdalo como JPEG e inténtalo de nuevo.",
  problem_too_many_pixels:
    "{name} tiene más píxeles de los que podemos aceptar. Redúcelo e inténtalo de nuevo.",
  problem_photo_limit_one: "No se ha añadido {name}: puedes tener {count} foto.",
  problem_photo_limit_many: "No se ha añadido {name}: puedes tener {count} de fotos.",
  problem_photo_limit_other: "No se ha añadido {name}: puedes tener {count} fotos.",
  problem_refused: "No se ha aceptado {name}, quizá porque es demasiado pequeño. Elige otro.",
  problem_failed: "No se ha podido añadir {name}. Inténtalo de nuevo más tarde.",
  problem_unconfirmed: "No hemos podido confirmar {name}. Mira tus fotos antes de enviarlo otra vez.",
  post_too_large:
    "Juntos, los archivos superan los {mb} MB. No se ha guardado nada. Vuelve atrás y envía menos a la vez, o más pequeños.",
} satisfies Words<"photos">;
