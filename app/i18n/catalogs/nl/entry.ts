import type { Words } from "../../catalog";

export default {
  title: "Belangrijk",
  adults: "Deze site is voor volwassenen ({minAge}+). Je kunt beelden en teksten over seks zien.",
  fictional:
    "Sommige profielen zijn verzonnen als vermaak. Elk daarvan draagt het label ‘{fictional}’, en een ontmoeting is niet mogelijk.",
  costs: "Aanmelden is gratis. Berichten kosten credits, en je ziet de prijs voordat je verstuurt.",
  younger: "Ben je jonger dan {minAge}, sluit dan deze pagina.",
  enter: "Ik ben {minAge} of ouder, verder",
} satisfies Words<"entry">;
