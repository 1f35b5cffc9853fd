import type { Words } from "../../catalog";

export default {
  film: "Film dessiné muet : deux personnes sur un ponton au coucher du soleil",
  drawn: "Le film est dessiné. Il ne montre aucun membre.",
  people: "Qui tu peux rencontrer",
  acts: "Une histoire en trois actes",
  act_1_title: "Regarder",
  act_1_text: "Inscris-toi et regarde qui est là, aussi longtemps que tu veux.",
  act_2_title: "Liker",
  act_2_text: "Un like dit : j’ai vu ton profil. Ni plus ni moins.",
  act_3_title: "Écrire",
  act_3_text: "Le reste du scénario, vous l’écrivez à deux.",
} satisfies Words<"landerVideo">;
