import type { Words } from "../../catalog";

export default {
  login_title: "Einloggen",
  email: "E-Mail",
  password: "Passwort",
  submit: "Einloggen",
  failed: "Einloggen fehlgeschlagen, bitte versuche es noch einmal",
  too_many: "Zu viele falsche Versuche, das Konto ist für {minutes} Min. gesperrt.",
  pending_deletion:
    "Dieses Konto ist zur Löschung vorgemerkt. Über den Link in unserer E-Mail kannst du das rückgängig machen, oder du fragst unseren Kundenservice.",
  reactivate: "Mein Konto zurückholen",
  forgot: "Passwort vergessen?",
  no_account: "Noch kein Konto? Kostenlos registrieren",
  next_hint: "Logge dich ein, um die gewünschte Seite zu öffnen.",
  kept_hint: "Du wurdest zwischendurch ausgeloggt. Logge dich ein, dann ist dein Text wieder da.",
  email_missing: "Gib deine E-Mail-Adresse ein",
  password_missing: "Gib dein Passwort ein",
  logout_title: "Ausloggen",
  logout_text: "Möchtest du dich auf diesem Gerät ausloggen?",
  logout_submit: "Ausloggen",
  /** Where the operator asks for a proof of age. */
  age_check: {
    title: "Bestätige dein Alter",
    text: "Das Gesetz verlangt, dass wir prüfen, ob alle, die hier Mitglieder sehen, erwachsen sind. Das machst du einmal, bei dem Dienst, den der Betreiber dieser Website ausgewählt hat.",
    go: "Alter bestätigen",
    kept: "Danach kommst du hierher zurück. Diese Website sieht deine Dokumente nicht.",
    missing: "Die Prüfung lässt sich gerade nicht öffnen. Bitte frag unsere Hilfe.",
    again: "Schon erledigt: noch einmal nachsehen",
    open: "Dein Konto, deine Daten und das Löschen stehen dir auch ohne Prüfung offen.",
    settings: "Einstellungen",
    help: "Hilfe",
  },
  recovery: {
    reset_title: "Passwort vergessen?",
    reset_text:
      "Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.",
    reset_sent:
      "Wir haben einen Link an {email} geschickt. Öffne ihn, um ein neues Passwort zu wählen. Er funktioniert einmal.",
    reset_sent_anywhere:
      "Wir haben dir einen Link geschickt. Öffne ihn, um ein neues Passwort zu wählen. Er funktioniert einmal.",
    email_not_found: "E-Mail-Adresse nicht gefunden",
    too_many_resets:
      "Zu viele E-Mails zum Zurücksetzen des Passworts verschickt, bitte versuche es morgen noch einmal.",
    sent_title: "Schau in dein Postfach",
    sent_help: "Nach ein paar Minuten noch nichts da? Schau in deinen Spam-Ordner.",
    send_link: "Link zuschicken",
    ask_again: "Neue E-Mail anfordern",
    back_to_login: "Einloggen",
    new_title: "Neues Passwort wählen",
    new_password: "Neues Passwort",
    new_password_again: "Neues Passwort noch einmal",
    new_submit: "Neues Passwort speichern",
    passwords_differ: "Die eingegebenen Passwörter sind nicht gleich.",
    changed_title: "Dein neues Passwort ist gespeichert",
    changed_text: "Du wurdest überall ausgeloggt. Logge dich mit dem neuen Passwort ein.",
    link_bad_title: "Dieser Link funktioniert nicht mehr",
    link_bad: "Link abgelaufen oder ungültig, fordere eine neue E-Mail an",
    mail_title: "Neue E-Mail-Adresse bestätigen",
    mail_text: "Drücke auf den Knopf, dann ist diese Adresse die deines Kontos.",
    mail_submit: "Meine neue Adresse bestätigen",
    mail_done: "Deine neue Adresse ist bestätigt",
    mail_done_text: "Ab jetzt loggst du dich mit ihr ein, und unsere E-Mails gehen dorthin.",
    mail_used: "Dieser Link wurde schon benutzt",
    mail_used_text:
      "Wenn du die Adresse selbst bestätigt hast, ist alles erledigt. Wenn du danach noch eine Änderung wolltest, öffne die neueste E-Mail.",
    mail_expired: "Dieser Link ist abgelaufen",
    mail_expired_text:
      "Gib die neue Adresse in deinen Einstellungen noch einmal ein, dann schicken wir dir einen neuen Link.",
    mail_invalid: "Dieser Link ist ungültig",
    mail_invalid_text:
      "Vielleicht wurde er abgeschnitten. Öffne ihn noch einmal aus der E-Mail oder fordere in deinen Einstellungen einen neuen an.",
    mail_taken: "Zu dieser E-Mail-Adresse gibt es auf dieser Website schon ein Konto.",
    mail_taken_text: "Wähle in deinen Einstellungen eine andere Adresse. Bis dahin bleibt deine alte.",
    to_settings: "Zu den Einstellungen",
    reactivate_title: "Konto zurückholen",
    reactivate_text:
      "Ein gelöschtes Konto kannst du {days} Tage lang zurückholen. Gib seine E-Mail-Adresse ein, dann schicken wir dir einen Link dafür.",
    reactivate_sent:
      "Wenn ein Konto mit {email} auf seine Löschung wartet, ist ein Link dorthin unterwegs. Öffne ihn, um dein Konto zurückzuholen.",
    reactivate_sent_anywhere:
      "Wenn ein Konto mit dieser Adresse auf seine Löschung wartet, ist ein Link dorthin unterwegs. Öffne ihn, um dein Konto zurückzuholen.",
    reactivate_too_often:
      "Wir haben diese E-Mail schon mehrmals geschickt. Schau in deinen Spam-Ordner oder versuche es morgen noch einmal.",
    reactivate_do_text: "Drücke auf den Knopf, dann ist dein Konto wieder da, wie du es verlassen hast.",
    reactivate_submit: "Mein Konto zurückholen",
    reactivate_done: "Dein Konto ist wieder da",
    reactivate_done_text: "Alles ist, wie du es verlassen hast. Logge dich ein und mach weiter.",
    reactivate_bad_text:
      "Links funktionieren einmal, und ein Konto lässt sich {days} Tage lang zurückholen. Danach ist es endgültig weg.",
    deleted_title: "Dein Konto wurde gelöscht",
    deleted_now_title: "Ab jetzt",
    deleted_now:
      "Niemand sieht mehr dein Profil und deine Fotos, niemand kann dir schreiben, und du bist überall ausgeloggt.",
    deleted_later_title: "Endgültig",
    deleted_later_on: "Am {date} werden dein Profil, deine Fotos, Likes und Credits gelöscht.",
    deleted_later_days: "Nach {days} Tagen werden dein Profil, deine Fotos, Likes und Credits gelöscht.",
    deleted_messages: "Nachrichten, die du geschickt hast, bleiben bei denen, die sie bekommen haben.",
    deleted_undo_title: "Hast du es dir anders überlegt?",
    deleted_undo_until:
      "Bis zum {date} kannst du alles zurückholen. Der Link steht in der E-Mail, die wir dir gerade geschickt haben.",
    deleted_undo_days:
      "{days} Tage lang kannst du alles zurückholen. Der Link steht in der E-Mail, die wir dir gerade geschickt haben.",
  },
} satisfies Words<"auth">;
