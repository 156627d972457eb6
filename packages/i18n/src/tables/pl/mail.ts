import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'Dzień dobry, {{name}}!',
  'mail.greetingWithoutName': 'Dzień dobry!',
  'mail.linkAsText': 'Jeśli przycisk nie działa, otwórz ten adres w przeglądarce:',
  'mail.automatic': 'Ten e-mail wysłano automatycznie. Odpowiedzi nie są czytane.',

  'mail.welcome.subject': 'Witamy w {{brand}}',
  'mail.welcome.text': 'Twoje konto jest gotowe. Twoja nazwa użytkownika to {{username}}.',
  'mail.welcome.next': 'Zaloguj się, aby zobaczyć dane swoich liczników i dodać taryfę.',
  'mail.welcome.button': 'Otwórz {{brand}}',
  'mail.welcome.why':
    'Otrzymujesz ten e-mail, ponieważ ten adres podano przy rejestracji konta. Jeśli to pomyłka, zignoruj tę wiadomość.',

  'mail.confirmEmail.subject': 'Potwierdź swój adres e-mail',
  'mail.confirmEmail.text':
    'Potwierdź, że to Twój adres. Służy do kontaktu w sprawach konta, na przykład gdy zapomnisz hasła.',
  'mail.confirmEmail.button': 'Potwierdź adres',
  'mail.confirmEmail.why':
    'Otrzymujesz ten e-mail, ponieważ ten adres podano jako adres kontaktowy konta. Jeśli to pomyłka, zignoruj tę wiadomość; adres pozostanie wtedy niepotwierdzony.',

  'mail.resetPassword.subject': 'Ustaw nowe hasło',
  'mail.resetPassword.text': 'Poproszono o nowe hasło do konta {{username}}.',
  'mail.resetPassword.next_one': 'Poniższego linku można użyć tylko raz, w ciągu {{count}} minuty.',
  'mail.resetPassword.next_few': 'Poniższego linku można użyć tylko raz, w ciągu {{count}} minut.',
  'mail.resetPassword.next_many': 'Poniższego linku można użyć tylko raz, w ciągu {{count}} minut.',
  'mail.resetPassword.next_other': 'Poniższego linku można użyć tylko raz, w ciągu {{count}} minuty.',
  'mail.resetPassword.button': 'Ustaw nowe hasło',
  'mail.resetPassword.why':
    'Otrzymujesz ten e-mail, ponieważ ktoś wpisał Twoją nazwę użytkownika na stronie odzyskiwania hasła. Jeśli to nie Ty, zignoruj tę wiadomość; hasło pozostanie bez zmian.',

  'mail.passwordChanged.subject': 'Twoje hasło zostało zmienione',
  'mail.passwordChanged.text': 'Hasło do konta {{username}} zostało właśnie zmienione.',
  'mail.passwordChanged.next': 'Jeśli to nie Ty, od razu ustaw nowe hasło.',
  'mail.passwordChanged.button': 'Ustaw nowe hasło',
  'mail.passwordChanged.why': 'Otrzymujesz ten e-mail, ponieważ to adres kontaktowy tego konta.',

  'mail.accountToBeDeleted.subject': 'Twoje konto zostanie usunięte',
  'mail.accountToBeDeleted.text':
    'Zgodnie z prośbą konto {{username}} i wszystkie jego dane zostaną usunięte. Data usunięcia: {{date}}.',
  'mail.accountToBeDeleted.next':
    'Do tego czasu możesz zmienić zdanie. Jeśli to nie Twoja prośba, zachowaj konto i zmień hasło.',
  'mail.accountToBeDeleted.button': 'Zachowaj konto',
  'mail.accountToBeDeleted.why': 'Otrzymujesz ten e-mail, ponieważ to adres kontaktowy tego konta.',

  'mail.accountDeleted.subject': 'Twoje konto zostało usunięte',
  'mail.accountDeleted.text': 'Konto {{username}} i wszystkie jego dane zostały usunięte.',
  'mail.accountDeleted.next':
    'Dziękujemy za korzystanie z {{brand}}. W każdej chwili możesz zarejestrować się ponownie.',
  'mail.accountDeleted.why':
    'Otrzymujesz ten e-mail, ponieważ był to adres kontaktowy tego konta. To ostatnia wiadomość.',

  'mail.feedbackAnswered.subject': 'Odpowiedź na Twoje zgłoszenie „{{title}}”',
  'mail.feedbackAnswered.text': 'Oto odpowiedź na Twoją wiadomość:',
  'mail.feedbackAnswered.button': 'Otwórz rozmowę',
  'mail.feedbackAnswered.why':
    'Otrzymujesz ten e-mail, ponieważ ten adres podano do odpowiedzi na Twoje zgłoszenie.',
};
