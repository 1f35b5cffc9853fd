import type { Words } from "../../catalog";

export default {
  login_title: "Zaloguj się",
  email: "Adres e-mail",
  password: "Hasło",
  submit: "Zaloguj się",
  failed: "Logowanie nie powiodło się, spróbuj ponownie",
  too_many: "Zbyt wiele błędnych prób, konto zablokowane na {minutes} min.",
  pending_deletion:
    "To konto czeka na usunięcie. Możesz to cofnąć linkiem z naszego e-maila albo zwrócić się do naszej obsługi klienta.",
  reactivate: "Odzyskaj moje konto",
  forgot: "Nie pamiętasz hasła?",
  no_account: "Nie masz jeszcze konta? Zarejestruj się za darmo",
  next_hint: "Zaloguj się, aby przejść tam, dokąd prowadził link.",
  kept_hint: "W tym czasie nastąpiło wylogowanie. Zaloguj się, a twój tekst będzie na miejscu.",
  email_missing: "Podaj swój adres e-mail",
  password_missing: "Podaj swoje hasło",
  logout_title: "Wyloguj się",
  logout_text: "Czy chcesz wylogować się na tym urządzeniu?",
  logout_submit: "Wyloguj się",
} satisfies Words<"auth">;
