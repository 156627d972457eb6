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

  'mail.confirmChannel.subject': 'Czy na ten adres można wysyłać wiadomości?',
  'mail.confirmChannel.text':
    'Właściciel konta {{username}} chce, aby na ten adres przychodziły wiadomości o licznikach energii, na przykład o tym, że licznik jest offline. Będą wysyłane tylko za Twoją zgodą.',
  'mail.confirmChannel.why':
    'Otrzymujesz ten e-mail, ponieważ ktoś podał ten adres do wysyłania wiadomości. Jeśli ich nie chcesz, zignoruj ten e-mail; nic więcej nie zostanie wysłane.',

  'mail.channelTest.button': 'Otwórz wiadomości',

  'mail.incident.button': 'Otwórz alarm',
  'mail.incident.why':
    'Otrzymujesz ten e-mail, ponieważ na ten adres są wysyłane wiadomości o alarmach. Właściciel konta może to zmienić w ustawieniach użytkownika, w części „Wiadomości”.',
  'mail.autoSend.first':
    'Użytkownik {{sender}} podał ten adres jako odbiorcę raportów i alarmów {{brand}}. Jeśli ich nie chcesz, użyj linku na końcu tego e-maila.',
  'mail.autoSend.whyOwn':
    'Otrzymujesz ten e-mail, ponieważ Twój adres jest na liście odbiorców w Twoich ustawieniach.',
  'mail.autoSend.whyOther':
    'Otrzymujesz ten e-mail, ponieważ użytkownik {{sender}} podał Twój adres jako odbiorcę raportów i alarmów.',
  'mail.autoSend.whyTest': 'Otrzymujesz ten e-mail, ponieważ poproszono o wysłanie testu.',
  'mail.autoSend.leave': 'Zrezygnuj z tych e-maili',

  'mail.report.dailySubject': 'Raport dzienny, {{site}}: {{period}}',
  'mail.report.weeklySubject': 'Raport tygodniowy, {{site}}: {{period}}',
  'mail.report.monthlySubject': 'Raport miesięczny, {{site}}: {{period}}',
  'mail.report.test': 'Test: {{subject}}',
  'mail.report.button': 'Otwórz raport',
  'mail.report.attached': 'Wszystkie liczby są w załączonym arkuszu.',
  'mail.report.noData': 'Z tego okresu nie ma odczytów, dlatego jego wartości są nieznane.',
  'mail.report.skipped_one':
    'Jednego wcześniejszego raportu ({{period}}) nie udało się wysłać na czas. Ten jest najnowszy; wcześniejszy nie zostanie już wysłany.',
  'mail.report.skipped_few':
    '{{count}} wcześniejszych raportów ({{period}}) nie udało się wysłać na czas. Ten jest najnowszy; wcześniejsze nie zostaną już wysłane.',
  'mail.report.skipped_many':
    '{{count}} wcześniejszych raportów ({{period}}) nie udało się wysłać na czas. Ten jest najnowszy; wcześniejsze nie zostaną już wysłane.',
  'mail.report.skipped_other':
    '{{count}} wcześniejszego raportu ({{period}}) nie udało się wysłać na czas. Ten jest najnowszy; wcześniejsze nie zostaną już wysłane.',
  'mail.report.energy': 'Energia',
  'mail.report.consumption': 'Zużycie',
  'mail.report.import': 'Z sieci',
  'mail.report.export': 'Do sieci',
  'mail.report.yield': 'Produkcja',
  'mail.report.selfUse': 'Autokonsumpcja',
  'mail.report.selfSufficiency': 'Samowystarczalność',
  'mail.report.demand': 'Największa moc pobrana (15 min)',
  'mail.report.bill': 'Rachunek dotychczas, od {{date}}',
  'mail.report.billOf': 'Rachunek, {{period}}',
  'mail.report.changeDaily': '{{change}} wobec poprzedniego dnia',
  'mail.report.changeWeekly': '{{change}} wobec poprzedniego tygodnia',
  'mail.report.changeMonthly': '{{change}} wobec poprzedniego miesiąca',
  'mail.report.coverage': 'Kompletność danych',
  'mail.report.measured': 'zmierzono {{share}}',
  'mail.report.estimated': 'oszacowano {{share}}',
  'mail.report.missing': 'brak {{share}}',
  'mail.report.dayPicture': 'Dzień w podziale na kwadranse, w {{unit}}',
  'mail.report.daysPicture': 'Dni okresu, w {{unit}}',
  'mail.report.monthPicture': 'Miesiąc dotychczas, dzień po dniu, w {{unit}}',
  'mail.report.pictureText': 'Wykres: {{what}}; najwyżej {{highest}}.',
  'mail.report.place': 'Obiekt',
  'mail.report.address': 'Adres',
  'mail.report.meters': 'Liczniki',
  'mail.report.systemSize': 'Moc instalacji',
  'mail.report.exceptions': 'Usterki',
  'mail.report.noExceptions': 'W tym okresie nie było usterek.',
  'mail.report.quarantined_one': 'Jeden odczyt ma niewiarygodny czas i czeka na Twoją decyzję.',
  'mail.report.quarantined_few': '{{count}} odczyty mają niewiarygodny czas i czekają na Twoją decyzję.',
  'mail.report.quarantined_many': '{{count}} odczytów ma niewiarygodny czas i czeka na Twoją decyzję.',
  'mail.report.quarantined_other': '{{count}} odczytu ma niewiarygodny czas i czeka na Twoją decyzję.',
  'mail.report.alerts': 'Alarmy',
  'mail.report.noAlerts': 'Brak alarmów',
  'mail.report.open': 'Trwa od {{from}}',
  'mail.report.more_one': 'Jest jeszcze jeden; zobacz listę w aplikacji.',
  'mail.report.more_few': 'Są jeszcze {{count}}; zobacz listę w aplikacji.',
  'mail.report.more_many': 'Jest jeszcze {{count}}; zobacz listę w aplikacji.',
  'mail.report.more_other': 'Jest jeszcze {{count}}; zobacz listę w aplikacji.',
  'mail.report.devices': 'Urządzenia',
  'mail.report.allDevicesWork': 'Wszystkie urządzenia wysyłają dane.',
  'mail.report.deviceSilent': 'Brak odczytów od {{since}}',
  'mail.report.deviceNever': 'Nigdy nie dotarł żaden odczyt',
  'mail.report.deviceFault': 'Ma trwającą usterkę',

  'mail.exceptions.subject': 'Coś wymaga Twojej uwagi',
  'mail.exceptions.text': 'Oto co się stało od {{since}}.',
  'mail.exceptions.faults': 'Usterki',
  'mail.exceptions.quarantined': 'Odczyty z niewiarygodnym czasem',
  'mail.exceptions.quarantinedOf_one': 'Jeden odczyt czeka na Twoją decyzję',
  'mail.exceptions.quarantinedOf_few': '{{count}} odczyty czekają na Twoją decyzję',
  'mail.exceptions.quarantinedOf_many': '{{count}} odczytów czeka na Twoją decyzję',
  'mail.exceptions.quarantinedOf_other': '{{count}} odczytu czeka na Twoją decyzję',
  'mail.exceptions.sending': 'Wysyłanie',
  'mail.exceptions.failedMail': '„{{subject}}” do {{to}}',
  'mail.exceptions.failedReport':
    'Nie udało się przygotować raportu do wysłania ({{date}}). Można go zobaczyć w aplikacji.',
  'mail.exceptions.failedMessages_one': 'Nie udało się dostarczyć {{count}} wiadomości',
  'mail.exceptions.failedMessages_few': 'Nie udało się dostarczyć {{count}} wiadomości',
  'mail.exceptions.failedMessages_many': 'Nie udało się dostarczyć {{count}} wiadomości',
  'mail.exceptions.failedMessages_other': 'Nie udało się dostarczyć {{count}} wiadomości',
  'mail.exceptions.button': 'Otwórz {{brand}}',
};
