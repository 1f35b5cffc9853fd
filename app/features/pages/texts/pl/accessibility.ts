import type { SameAs } from "../../page-text";
import type english from "../en/accessibility";

export default {
  title: "Dostępność",
  description: "Co robimy, żeby każdy mógł korzystać z {site}, jakie bariery zostały i komu je zgłosić.",
  intro: [
    "Każdy powinien móc korzystać z {site}. Tu piszemy, co dla tego robimy, co nie jest jeszcze dostępne i jak zgłosić nam barierę.",
  ],
  sections: {
    service: {
      heading: "Co oferuje serwis",
      body: [
        "Konto, profil, wyszukiwanie, polubienia, rozmowy i pakiety kredytów, w siedmiu językach. Prawie wszystko działa bez JavaScriptu i w starych przeglądarkach.",
        "Jak z tego korzystać, wyjaśniają krok po kroku [pytania i odpowiedzi](faq).",
      ],
    },
    standard: {
      heading: "Czego się trzymamy",
      body: [
        "Dyrektywy (UE) 2019/882 i normy EN 301 549, która zawiera wytyczne dla dostępności treści internetowych (WCAG), poziomy A i AA.",
        "To oświadczenie opiera się na naszych własnych testach.",
      ],
    },
    how: {
      heading: "Jak to spełniamy",
      body: [
        {
          list: [
            "Klawiatura: do wszystkiego można dotrzeć i wszystkiego użyć bez myszy, i widać, gdzie się jest.",
            "Czytniki ekranu: nagłówki, obszary i etykiety mówią, co jest czym; błędy są podane przy polu i nad formularzem.",
            "Rozmiar: przy szerokości 320 pikseli lub powiększonym tekście nic nie trzeba przewijać w bok.",
            "Kolory: kontrast jest zgodny z wytycznymi, w jasnym i ciemnym wyglądzie, a sam kolor nigdy nie jest jedyną informacją.",
            "Ruch: strony pozostają nieruchome, jeśli urządzenie prosi o mniej ruchu.",
            "Czas: to, co piszesz, zostaje, gdy logowanie w międzyczasie się skończy. Nie trzeba rozwiązywać zagadek.",
          ],
        },
      ],
    },
    limits: {
      heading: "Co nie jest jeszcze dostępne",
      body: [
        {
          list: [
            "Zdjęcia pochodzą od użytkowników: ich opisem jest tylko imię lub nick, a opisem GIF-ów ich tytuł.",
            "Użytkownicy piszą własnymi słowami i w swoich językach, co może być trudne do czytania lub odczytania na głos.",
            "Strony dostawców płatności i inne strony, do których prowadzą linki, nie należą do nas.",
          ],
        },
      ],
    },
    tell: {
      heading: "Zgłoś nam barierę",
      body: [
        "Napisz na adres [{email}](email).",
        "Albo użyj [formularza reklamacji](complaints). Podaj, o którą stronę chodzi, co chcesz zrobić i jakiego urządzenia lub pomocy używasz.",
      ],
    },
    authority: {
      heading: "Jeśli nasza odpowiedź nie pomaga",
      body: [
        {
          either: [
            "Możesz zwrócić się do organu, który nas nadzoruje: {accessibilityAuthority}.",
            "Możesz zwrócić się do organu, który w twoim kraju nadzoruje dostępność usług.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
