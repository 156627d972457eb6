import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': 'Automatyczne wysyłanie',
  'autoSend.intro': 'Raporty i alarmy e-mailem, do Ciebie i wybranych odbiorców.',
  'autoSend.noMail':
    'Ten serwer nie wysyła obecnie e-maili. Ustawienia zostaną zachowane i zaczną działać, gdy tylko zacznie to robić.',
  'autoSend.recipients': 'Odbiorcy',
  'autoSend.recipientsHint':
    'Wpisz adres e-mail i naciśnij Enter, przecinek lub średnik. Najwyżej {{count}}; każdy może wypisać się z listy linkiem podanym w każdym e-mailu.',
  'autoSend.recipientList': 'Odbiorcy na liście',
  'autoSend.remove': 'Usuń {{email}}',
  'autoSend.useOwn': 'Dodaj mój adres',
  'autoSend.stateNever': 'Jeszcze nic nie wysłano',
  'autoSend.stateSent': 'Ostatnio wysłano: {{time}}',
  'autoSend.stateFailed': 'Ostatniego e-maila nie udało się wysłać: {{error}}',
  'autoSend.stateLeft':
    'Nie chce już tych e-maili. Może to cofnąć tylko sam odbiorca, linkiem z wcześniejszego e-maila.',
  'autoSend.what': 'Co jest wysyłane',
  'autoSend.alertNotification': 'Alarmy, natychmiast',
  'autoSend.exceptionSending': 'Usterki urządzeń, danych i wysyłania, raz dziennie',
  'autoSend.dailyReport': 'Raport dzienny',
  'autoSend.weeklyReport': 'Raport tygodniowy, w poniedziałki',
  'autoSend.monthlyReport': 'Raport miesięczny, pierwszego dnia miesiąca',
  'autoSend.when': 'Raporty są wysyłane o {{time}} w strefie czasowej obiektu, osobno dla każdego obiektu.',
  'autoSend.contents': 'Co zawierają raporty',
  'autoSend.placeInfo': 'Informacje o obiekcie',
  'autoSend.exceptionInfo': 'Usterki z okresu',
  'autoSend.alertInfo': 'Alarmy z okresu',
  'autoSend.faultyDeviceState': 'Niedziałające urządzenia',
  'autoSend.tryOut': 'Wypróbuj raport',
  'autoSend.tryHint':
    'Z najnowszym raportem i zapisanymi ustawieniami. E-mail testowy trafi tylko na Twój adres.',
  'autoSend.site': 'Obiekt',
  'autoSend.kind': 'Raport',
  'autoSend.daily': 'Dzienny',
  'autoSend.weekly': 'Tygodniowy',
  'autoSend.monthly': 'Miesięczny',
  'autoSend.preview': 'Podgląd',
  'autoSend.sendTest': 'Wyślij mi test',
  'autoSend.testSent': 'E-mail testowy jest w drodze na adres {{email}}.',
  'autoSend.noSite': 'Raport dotyczy obiektu. Najpierw dodaj obiekt.',

  'leave.title': 'Rezygnacja z e-maili',
  'leave.intro':
    'Naciśnij przycisk, aby nie otrzymywać już na swój adres raportów i alarmów od tego nadawcy.',
  'leave.leave': 'Zrezygnuj',
  'leave.left': 'Nie będziesz ich już otrzymywać',
  'leave.leftHint': '{{sender}} nie może już wysyłać raportów i alarmów na adres {{email}}.',
  'leave.back': 'Otrzymuj je znów',
  'leave.returned': 'Znów będziesz je otrzymywać',
  'leave.returnedHint': '{{sender}} może wysyłać raporty i alarmy na adres {{email}}.',
  'leave.invalid': 'Ten link nie działa',
  'leave.invalidHint':
    'Jest niepełny, bardzo stary albo konto nadawcy już nie istnieje. Użyj linku z najnowszego e-maila.',
  'leave.channelIntro':
    'Naciśnij przycisk, aby nie otrzymywać już tym kanałem wiadomości o alarmach od tego nadawcy.',
  'leave.channelLeftHint':
    '{{sender}} nie może już wysyłać tym kanałem wiadomości o alarmach na adres {{email}}.',
  'leave.channelReturnedHint': '{{sender}} może wysyłać wiadomości o alarmach na adres {{email}}.',
  'leave.channelInvalidHint':
    'Jest niepełny, bardzo stary albo ten kanał już nie istnieje. Użyj linku z najnowszego e-maila.',
};
