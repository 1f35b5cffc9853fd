import type { Words } from "../../catalog";

export default {
  title: "Aggiungi le tue foto",
  intro:
    "I profili con una foto ricevono molte più risposte. La tua prima foto è quella che gli altri vedono per prima.",
  field: "Scegli le foto",
  field_help:
    "JPEG, PNG, WebP o GIF, {mb} MB in tutto. Prima che qualcuno veda una foto, togliamo il luogo e tutto ciò che la tua fotocamera vi ha scritto.",
  room_one: "Puoi aggiungere ancora {count} foto.",
  room_many: "Puoi aggiungere ancora {count} di foto.",
  room_other: "Puoi aggiungere ancora {count} foto.",
  full: "Hai tutte le foto che puoi avere per ora.",
  full_premium: "I membri Premium possono averne di più.",
  yours: "Le tue foto",
  main: "Foto principale",
  alt: "La tua foto numero {number}",
  submit: "Aggiungi le foto",
  skip: "Salta per ora",
  next: "Continua",
  none_chosen: "Scegli prima una foto",
  added: "{name} è stato aggiunto.",
  unnamed: "Questo file",
  problem_empty: "{name} è vuoto. Scegli un altro file.",
  problem_too_large: "{name} è troppo grande. Scegli un file più piccolo.",
  problem_not_a_picture: "{name} non è un'immagine che possiamo leggere. Scegli un JPEG, PNG, WebP o GIF.",
  problem_heic:
    "{name} è nel formato HEIC di Apple, che molti dispositivi non possono mostrare. Salvalo come JPEG e riprova.",
  problem_too_many_pixels: "{name} ha più pixel di quanti possiamo accettare. Riducilo e riprova.",
  problem_photo_limit_one: "{name} non è stato aggiunto: puoi avere {count} foto.",
  problem_photo_limit_many: "{name} non è stato aggiunto: puoi avere {count} di foto.",
  problem_photo_limit_other: "{name} non è stato aggiunto: puoi avere {count} foto.",
  problem_refused: "{name} non è stato accettato, forse perché è troppo piccolo. Scegline un altro.",
  problem_failed: "Non è stato possibile aggiungere {name}. Riprova più tardi.",
  problem_unconfirmed: "Non abbiamo potuto confermare {name}. Guarda le tue foto prima di inviarlo di nuovo.",
  post_too_large:
    "Insieme i file superano i {mb} MB. Non è stato salvato nulla. Torna indietro e inviane meno alla volta, o più piccoli.",
} satisfies Words<"photos">;
