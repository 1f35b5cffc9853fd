import type { CountryCode } from "./places";

interface FirstNames {
  female: string;
  male: string;
}

/** First names as they are usual in each country, separated by blanks. */
const LISTS: Record<CountryCode, FirstNames> = {
  US: {
    female:
      "Madison Harper Brianna Savannah Jasmine Kayla Autumn Paige Sierra Denise Tamara Naomi Carmen Haley Brooke",
    male: "Tyler Marcus Austin Derek Jordan Carlos Wesley Terrence Brandon Chase Dwayne Garrett",
  },
  GB: {
    female: "Imogen Gemma Poppy Harriet Bethany Priya Freya Eleanor Zara Kirsty Megan Tamsin Rhiannon",
    male: "Callum Alfie Rhys Nigel Harry Imran Gareth Ewan Stuart Oliver Kieran",
  },
  IE: {
    female: "Aoife Niamh Ciara Saoirse Orla Róisín Sinéad Gráinne",
    male: "Conor Eoin Cian Declan Oisín Pádraig Fionn",
  },
  AU: {
    female: "Matilda Kylie Chloe Bronwyn Sienna Jacinta Tahlia Isla Georgia",
    male: "Lachlan Angus Brodie Mitchell Cooper Darcy Hamish",
  },
  CA: {
    female: "Avery Claire Mackenzie Kiera Simone Hannah Shauna Leila Bridget",
    male: "Liam Owen Gordon Nathan Trevor Dominic Wayne",
  },
  NL: {
    female:
      "Sanne Lotte Femke Anouk Marloes Fleur Roos Ingrid Tess Maaike Noor Esther Willemijn Yasmin Jolanda",
    male: "Daan Bram Sjoerd Jeroen Ruben Thijs Maarten Koen Joost Wouter Hassan",
  },
  BE: {
    female: "Elke Lien Hilde Jolien Marijke Goedele Amber Katrien",
    male: "Pieter Stijn Wannes Dries Jelle Bert",
  },
  DE: {
    female:
      "Lena Hannah Katharina Jana Svenja Petra Nele Miriam Franziska Birgit Aylin Sophie Anke Melanie Greta",
    male: "Lukas Jonas Florian Matthias Tobias Jörg Emre Felix Sebastian Torsten Niklas",
  },
  AT: {
    female: "Magdalena Theresa Sabine Viktoria Johanna Elisabeth Verena",
    male: "Maximilian Georg Christoph Alexander Gernot Simon",
  },
  CH: {
    female: "Seraina Nina Corinne Ladina Regula Vreni",
    male: "Reto Beat Urs Silvan Jürg",
  },
  FR: {
    female:
      "Camille Manon Élodie Margaux Solène Inès Aurore Juliette Sandrine Maëlle Valérie Anaïs Fatima Clémence",
    male: "Julien Antoine Baptiste Mathieu Romain Karim Thierry Nicolas Guillaume Étienne Rémi",
  },
  IT: {
    female:
      "Giulia Chiara Martina Francesca Alessia Ilaria Federica Serena Paola Beatrice Ginevra Silvia Elisa Roberta Noemi Valentina",
    male: "Lorenzo Matteo Davide Alessandro Riccardo Stefano Gianluca Tommaso Fabio Simone Emanuele Pietro",
  },
  ES: {
    female:
      "Lucía Marta Paula Carmen Alba Nuria Rocío Elena Beatriz Irene Sofía Pilar Ainhoa Laura Ximena Cristina",
    male: "Álvaro Pablo Javier Sergio Diego Iker Rubén Adrián Manuel Joan Hugo Gonzalo",
  },
  PL: {
    female:
      "Zofia Agnieszka Katarzyna Magda Julia Natalia Ewa Karolina Monika Weronika Oliwia Joanna Beata Alicja Iwona Patrycja",
    male: "Kacper Piotr Michał Tomasz Bartosz Marek Krzysztof Jakub Wojciech Łukasz Dawid Grzegorz",
  },
};
/** Names of French-speaking Belgium and Switzerland, so that language and name agree. */
const FRENCH_NAMES: Partial<Record<CountryCode, FirstNames>> = {
  BE: {
    female: "Céline Aurélie Nathalie Manon Charlotte Émilie",
    male: "Quentin Olivier Maxime Benoît Fabrice",
  },
  CH: { female: "Léa Mélanie Sandrine Coralie Elodie", male: "Yannick Loïc Gilles Bastien Fabien" },
};

/** First names that fit country, language and gender. */
export function firstNames(country: CountryCode, french: boolean, gender: "male" | "female"): string[] {
  const local = (french ? FRENCH_NAMES[country] : undefined) ?? LISTS[country];
  return local[gender].split(" ");
}
