import type { SameAs } from "../../page-text";
import type english from "../en/cookies";

export default {
  title: "Pliki cookie",
  description: "Każdy plik cookie serwisu {site}, do czego służy i jak długo zostaje.",
  intro: [
    "Plik cookie to krótki tekst, który przeglądarka przechowuje dla strony. {site} używa tylko własnych i tylko tych, które są potrzebne do tego, co tu robisz. Dlatego nie pytamy o zgodę banerem.",
  ],
  sections: {
    list: {
      heading: "Wszystkie nasze pliki cookie",
      body: [
        {
          cookies: {
            login:
              "Utrzymuje logowanie. Kilka plików, których nazwy tak się zaczynają. Do {lifetime}, znikają po wylogowaniu.",
            language: "Wybrany przez ciebie język. {lifetime}.",
            search:
              "Twoje ostatnie wyszukiwanie, żeby nie wypełniać go od nowa. {lifetime}, znika po wyczyszczeniu wyszukiwania.",
            traffic:
              "Oznaczenie w linku, który cię tu przyprowadził, na przykład nazwa partnera. Do zamknięcia przeglądarki.",
            visit:
              "Losowy tekst bez znaczenia, po którym widzimy, czy przeglądarka przechowuje pliki cookie. Do zamknięcia przeglądarki.",
            flash:
              "Informacja na następną stronę, na przykład że polubienie zostało wysłane. Usuwana, gdy tylko ją przeczytasz, najpóźniej po minucie.",
            country: "Wybrany przez ciebie kraj. {lifetime}.",
            dataUse: "Ile danych mogą zużywać strony, jeśli to wybrano. {lifetime}.",
            photoCovers:
              "Które zdjęcia innych osób są pokazywane od razu i które zostały otwarte. {lifetime}.",
            enterKey: "Co robi klawisz Enter w rozmowach, jeśli to wybrano. {lifetime}.",
            timeZone:
              "Strefa czasowa twojego urządzenia, żeby godziny zgadzały się od razu po otwarciu strony. {lifetime}.",
            keptChats:
              "Czy ta przeglądarka może zachować ostatnie rozmowy do czytania bez sieci, jeśli to wybrano. {lifetime}, znika po wylogowaniu.",
            entryWarning: "Kiedy zamknięto ostrzeżenie przy wejściu, żeby pozostało zamknięte. {lifetime}.",
            loginMark:
              "Mówi, czyje są formularze, aby żadna inna strona nie wysłała ich za ciebie. {lifetime}, znika po wylogowaniu.",
            tooYoung: "Że podano zbyt młody wiek, bez daty. Do zamknięcia przeglądarki.",
            alerts: "Które komunikaty zostały zamknięte i kiedy, aby już się nie pojawiały. {lifetime}.",
            steps: "Które kroki rejestracji zostały zapisane lub pominięte. {lifetime}.",
          },
        },
        "Wszystkie są własnymi plikami cookie domeny {domain}. Są wysyłane tylko do nas, a skrypty na stronie nie mogą ich czytać.",
      ],
    },
    others: {
      heading: "Czego tu nie znajdziesz",
      body: [
        {
          list: [
            "plików cookie innych firm;",
            "plików cookie do reklam lub śledzenia;",
            "analityki, która podąża za tobą ze strony na stronę;",
            "obrazów, czcionek ani skryptów z cudzych serwerów.",
          ],
        },
        "Przy płaceniu możesz trafić na stronę dostawcy płatności. Ta strona należy do niego, podobnie jak pliki cookie, które tam są.",
      ],
    },
    storage: {
      heading: "Inne rzeczy w przeglądarce",
      body: [
        "Przeglądarka przechowuje kopie obrazów i arkuszy stylów, żeby strony otwierały się szybciej. Karta może też przechować informację na następną stronę, aż ta się otworzy, oraz twoje miejsce na liście osób. Jeśli zainstalujesz serwis jako aplikację lub włączysz powiadomienia, przeglądarka przechowuje również mały program, który je pokazuje, i stronę na czas bez sieci. Jedno i drugie możesz usunąć w ustawieniach przeglądarki.",
        "Jeśli pozwolisz na to w ustawieniach, ten sam program zachowuje ostatnie dziesięć otwartych rozmów, jako tekst bez zdjęć, do czytania bez połączenia, najwyżej przez siedem dni. Są usuwane, gdy się tu wylogujesz, wyłączysz tę opcję lub zaloguje się ktoś inny. Jeśli logowanie skończy się inaczej, znikają, gdy tylko to urządzenie znów się z nami połączy.",
        "To, co zaczynasz pisać w rozmowie, zostaje w tej przeglądarce, najwyżej 30 dni, żeby nie zginęło po odświeżeniu strony ani wylogowaniu. Znika, gdy tylko to wyślesz lub usuniesz.",
        "Ostatnie wyszukiwanie oraz to, z kim i kiedy ostatnio otwarto rozmowę, przechowujemy zaszyfrowane wraz z logowaniem na naszym serwerze, najwyżej 30 dni. Po wylogowaniu nikt nie może tego odczytać, my także nie.",
      ],
    },
    choice: {
      heading: "Usuwanie i odmowa",
      body: [
        "Pliki cookie możesz usunąć w każdej chwili w ustawieniach przeglądarki. Następuje wtedy wylogowanie, a język jest odgadywany na nowo.",
        "Jeśli przeglądarka odrzuca wszystkie pliki cookie, nadal możesz oglądać strony dla gości, a [wybór języka](language) działa przez adres. Do logowania i rejestracji pliki cookie są potrzebne; strona powie, gdy ich brakuje.",
        "Jeśli urządzenie nie należy tylko do ciebie, użyj okna prywatnego: po zamknięciu zapomina ono wszystkie pliki cookie.",
      ],
    },
    more: {
      heading: "Więcej o twoich danych",
      body: [
        "O tym, co robimy z danymi, których nie ma w plikach cookie, piszemy na stronie [Prywatność](privacy). Masz pytania? Na [stronie pomocy](service) piszemy, jak się z nami skontaktować.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
