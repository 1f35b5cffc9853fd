import type { Words } from "../../catalog";

export default {
  you: "En jij?",
  note: "Een gebogen lijn verbindt twee profielen met dezelfde interesse.",
  note_alone: "Interesses die je in je profiel kunt noemen. Leden zie je als je inlogt of je aanmeldt.",
  wall: "In hun eigen woorden",
  begin: "Hoe een gesprek begint",
  interests: "Interesses van {name}",
  step_1_title: "Zeg wat je leuk vindt",
  step_1_text: "Een paar regels en een handvol interesses maken een profiel.",
  step_2_title: "Vind iets gemeenschappelijks",
  step_2_text: "Profielen laten zien wat anderen leuk vinden, dus je weet wat je kunt vragen.",
  step_3_title: "Schrijf de eerste regel",
  step_3_text: "Een vraag over iets wat jullie allebei leuk vinden is genoeg.",
} satisfies Words<"landerSocial">;
