import type { SameAs } from "../../page-text";
import type english from "../en/terms";

export default {
  title: "Regulamin",
  description: "Umowa między tobą a serwisem {site}: konto, kredyty, zasady i jak usunąć konto.",
  intro: [
    "Ten regulamin obowiązuje, gdy korzystasz z serwisu {site} ({domain}). To wersja z dnia {date}.",
    "Jeśli coś jest niejasne, zapytaj nas przez [stronę pomocy](service), zanim się zarejestrujesz lub zapłacisz.",
  ],
  sections: {
    company: {
      heading: "Kim jesteśmy",
      body: [
        {
          either: [
            "Serwis {site} prowadzi firma {company}, {address}.",
            "Serwis {site} prowadzi firma {company}.",
          ],
        },
        {
          list: [
            "Rejestr handlowy (KvK): {kvk}",
            "Numer VAT: {vat}",
            "Nazwy handlowe: {tradeNames}",
            "E-mail: [{email}](email)",
            "Telefon: [{phone}](phone)",
          ],
        },
      ],
    },
    product: {
      heading: "Co dostajesz",
      body: [
        "{site} to serwis, w którym dorośli oglądają profile, lubią je i rozmawiają. Rejestracja, profil, wyszukiwanie i polubienia są bezpłatne.",
        "Bezpłatnie można dodać 3 zdjęcia i prowadzić 2 rozmowy, z kilkoma bezpłatnymi wiadomościami. Po pierwszym zakupie kredytów masz Premium: widzisz wszystkie zdjęcia, możesz dodać 25 własnych i zachowujesz te możliwości także wtedy, gdy kredyty się skończą.",
        "Nie możemy obiecać, że kogoś poznasz.",
      ],
    },
    account: {
      heading: "Twoje konto",
      body: [
        "Musisz mieć co najmniej {minAge} lat. Jedna osoba ma jedno konto i tylko ona z niego korzysta.",
        "Podaj prawdziwą datę urodzenia i adres e-mail, który możesz odczytać. Dopóki nie otworzysz linku z naszego e-maila aktywacyjnego, osoby, do których piszesz, nie mogą odpowiedzieć.",
        "Nie zdradzaj nikomu hasła. Po zbyt wielu błędnych próbach konto zostaje dla ochrony zamknięte na kilka minut.",
      ],
    },
    fictional: {
      heading: "Profile fikcyjne",
      body: [
        "Niektóre profile nie należą do prawdziwych osób. Służą rozrywce, a ich wiadomości piszemy my lub inni w naszym imieniu. Spotkanie z nimi nie jest możliwe.",
        "Każdy z nich ma etykietę „{fictionalOne}” wszędzie, gdzie widać jego imię lub zdjęcie: na listach, w profilu i w rozmowie. Wiadomości do profili z tą etykietą („{fictionalMany}”) kosztują tyle samo kredytów co inne.",
      ],
    },
    credits: {
      heading: "Kredyty i ceny",
      body: [
        "Kredyty kupujesz w pakietach. Płacisz cenę, którą widzisz, i tylko raz: nie ma abonamentu i nic nie przedłuża się samo. [Cennik](pricing) pokazuje, ile kosztuje pakiet w twojej walucie.",
        "Wiadomości, zdjęcia i prezenty w rozmowie kosztują kredyty. Przed wysłaniem widzisz ile.",
        "Zniżka obowiązuje w czasie, kraju i przy metodach płatności, które są przy niej podane. Zniżka powitalna to 25% na pierwszy zakup w ciągu 4 godzin od rejestracji.",
        "Kredytów nie można przekazać innej osobie ani zamienić z powrotem na pieniądze, chyba że [zasady zwrotów](return) lub prawo mówią inaczej.",
      ],
    },
    rules: {
      heading: "Jak się traktujemy",
      body: [
        "W serwisie {site} niedozwolone są:",
        {
          list: [
            "wszystko, co dotyczy osób poniżej {minAge} lat, pochodzi od nich lub odbywa się z ich udziałem;",
            "groźby, nękanie, nienawiść i wywieranie presji;",
            "prośby o pieniądze, reklama i oszustwa;",
            "podawanie się za kogoś innego i zdjęcia innych bez ich zgody;",
            "wszystko, czego zabrania prawo.",
          ],
        },
        "Możesz zgłosić profil, zdjęcie lub wiadomość i każdego zablokować. Co się dzieje potem, opisuje strona o [zgłoszeniach i blokadach](ban).",
      ],
    },
    content: {
      heading: "Co dodajesz",
      body: [
        "Twoje teksty i zdjęcia pozostają twoje. Pozwalasz nam je przechowywać i pokazywać w serwisie {site}, dopóki są na twoim koncie. Dodawaj tylko to, co jest twoim dziełem lub czego możesz używać. Wszystkie osoby na zdjęciu muszą być dorosłe i zgadzać się na jego pokazywanie.",
        "{noNudity}",
        "Możemy usunąć to, co narusza te zasady.",
        "Co decyduje o kolejności osób i jak odwołać się od decyzji, opisuje strona [Przejrzystość](transparency), która jest częścią tego regulaminu.",
      ],
    },
    leaving: {
      heading: "Usunięcie konta",
      body: [
        "Konto możesz usunąć w każdej chwili w [ustawieniach](settings), bez okresu wypowiedzenia. Przez 14 dni możesz je odzyskać linkiem, który wyślemy e-mailem; potem jest to niemożliwe.",
        "Możemy zamknąć konto, które narusza ten regulamin. Podajemy powód, chyba że zabrania tego prawo, a ty możesz się [odwołać](complaints).",
      ],
    },
    liability: {
      heading: "Gdy coś pójdzie nie tak",
      body: [
        "Dbamy o serwis, ale może być przez pewien czas niedostępny, na przykład podczas prac. Jeśli nie zadziałało coś, za co zapłacono, powiedz nam, a to naprawimy.",
        "Odpowiadamy tak, jak stanowi prawo. Nic na tej stronie nie odbiera ci praw, które daje prawo konsumenckie.",
      ],
    },
    law: {
      heading: "Reklamacje i prawo",
      body: [
        "Najpierw skorzystaj z [formularza reklamacji](complaints): dostaniesz numer sprawy, a odpowiemy e-mailem.",
        {
          either: [
            "Obowiązuje prawo kraju, w którym firma {company} ma siedzibę ({country}). Zachowujesz ochronę konsumencką kraju, w którym mieszkasz, i możesz tam iść do sądu.",
            "Zachowujesz ochronę konsumencką kraju, w którym mieszkasz, i możesz tam iść do sądu.",
          ],
        },
      ],
    },
    changes: {
      heading: "Zmiany",
      body: [
        "Gdy zmieniamy ten regulamin, zmienia się też data wersji. Do wcześniejszych zakupów stosuje się regulamin z tamtego dnia.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
