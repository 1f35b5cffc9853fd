import type { SameAs } from "../../page-text";
import type english from "../en/faq";

export default {
  title: "Częste pytania",
  description:
    "Krótkie odpowiedzi o serwisie {site}: kredyty, etykiety, bezpieczeństwo, płatności i usunięcie konta.",
  intro: [
    "Krótkie odpowiedzi na najczęstsze pytania. Nie ma tu twojego? Na [stronie pomocy](service) piszemy, jak się z nami skontaktować.",
  ],
  sections: {
    free: {
      heading: "Czy {site} jest bezpłatny?",
      body: [
        "Rejestracja, profil, wyszukiwanie i polubienia są bezpłatne. Możesz prowadzić 2 rozmowy z kilkoma bezpłatnymi wiadomościami. Potem wiadomości kosztują kredyty.",
      ],
    },
    subscription: {
      heading: "Czy jest abonament?",
      body: [
        "Nie. Pakiet kredytów kupujesz raz i raz płacisz. Nic nie przedłuża się samo, więc nie ma czego wypowiadać. Ile kosztuje każdy pakiet, pokazuje [cennik](pricing).",
      ],
    },
    premium: {
      heading: "Co to jest Premium?",
      body: [
        "Po pierwszym zakupie kredytów masz Premium: widzisz wszystkie zdjęcia, możesz dodać 25 zamiast 3 i prowadzić tyle rozmów, ile chcesz. Premium zostaje, gdy kredyty się skończą.",
      ],
    },
    costs: {
      heading: "Ile kosztuje wiadomość?",
      body: [
        "Rozmowa pokazuje przed wysłaniem, ile kredytów kosztuje wiadomość, zdjęcie lub prezent. Czytanie jest bezpłatne. Wiadomość, której nie udało się wysłać, zostaje w polu tekstowym i można spróbować ponownie.",
      ],
    },
    label: {
      heading: "Co oznacza „{fictionalOne}”?",
      body: [
        "Profil z tą etykietą nie należy do prawdziwej osoby. Służy rozrywce i odpowiada na wiadomości, ale nie można się z nim spotkać. Etykieta jest na każdej karcie, w każdym profilu i w każdej rozmowie i nigdy jej nie ukrywamy.",
      ],
    },
    welcome: {
      heading: "Jak działa oferta powitalna?",
      body: [
        "W ciągu 4 godzin od rejestracji pierwszy zakup jest o 25% tańszy. Odliczanie pokazuje, ile czasu zostało. Oferta jest jedna i nie zaczyna się od nowa.",
      ],
    },
    activation: {
      heading: "Brak wiadomości aktywacyjnej",
      body: [
        "Zajrzyj najpierw do folderu ze spamem. Po zalogowaniu przypomnienie u góry strony pozwala wysłać e-mail jeszcze raz. Dopóki nie otworzysz linku, inni nie mogą ci odpowiedzieć.",
      ],
    },
    login: {
      heading: "Nie mogę się zalogować",
      body: [
        "Poproś o [nowe hasło](reset): wyślemy ci link. Po zbyt wielu błędnych próbach logowanie jest zamknięte na kilka minut. Przeglądarka musi przyjmować pliki cookie z {domain}.",
      ],
    },
    report: {
      heading: "Ktoś mnie nęka. Co mogę zrobić?",
      body: [
        "Zablokuj tę osobę: profil zniknie dla ciebie, a rozmowa zostanie usunięta. Zgłoś też profil, zdjęcie lub wiadomość: dostaniesz numer sprawy. Więcej o [zgłoszeniach i blokadach](ban).",
        "Nigdy nie wysyłaj pieniędzy komuś, kogo znasz tylko stąd.",
      ],
    },
    discreet: {
      heading: "Czy inni widzą, że tu jestem?",
      body: [
        "Inni mogą znaleźć twój profil. Jeśli tego nie chcesz, włącz tryb niewidoczny w [ustawieniach](settings): nie można cię wtedy znaleźć w wyszukiwaniu i nikt nie może cię polubić, a napisać mogą tylko osoby, do których piszesz. Powiadomienia i tytuł karty przeglądarki nigdy nie pokazują treści wiadomości.",
      ],
    },
    payment: {
      heading: "Płatność się nie udała",
      body: [
        "Status płatności widać na jej własnej stronie. Jeśli się nie udała lub została anulowana, kredytów nie dodano i możesz spróbować ponownie albo wybrać inną metodę. Pieniądze zniknęły, a kredytów nie ma? [Podaj nam](complaints) datę i kwotę.",
        "Polecenie zapłaty realizujemy tylko raz. W ciągu ośmiu tygodni możesz zażądać od banku zwrotu.",
      ],
    },
    refund: {
      heading: "Czy mogę odzyskać pieniądze?",
      body: [
        {
          either: [
            "Tak, {refundWithin} od zakupu. Jak to zrobić, opisują [zasady zwrotów](return).",
            "Prawo daje ci możliwość odstąpienia od umowy. Jak to zrobić, opisują [zasady zwrotów](return).",
          ],
        },
      ],
    },
    data: {
      heading: "Jakie dane o mnie macie?",
      body: [
        "Możesz je zobaczyć w [ustawieniach](settings) i pobrać jako plik. Do czego ich używamy, piszemy na stronie [Prywatność](privacy).",
      ],
    },
    leaving: {
      heading: "Jak usunąć konto?",
      body: [
        "W [ustawieniach](settings), w jednym kroku, który mówi, co tracisz. Przez 14 dni możesz wrócić linkiem z e-maila. Potem konta nie da się odzyskać.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
