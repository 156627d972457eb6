import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Zmienione miesiące i rachunki',
  'rejudged.intro':
    'Zapisane stany Twoich liczników oceniono ponownie: po aktualizacji programu albo dlatego, że administrator zlecił ich ponowne obliczenie. Oto co Twoje miesiące i rachunki pokazywały wcześniej, a co pokazują teraz.',
  'rejudged.none': 'Nie zmienił się żaden miesiąc ani rachunek',
  'rejudged.noneHint':
    'Jeśli kiedyś zapisane stany zostaną ocenione ponownie i zmieni się przez to miesiąc lub rachunek, znajdziesz to tutaj.',
  'rejudged.begun': 'Oceniono ponownie: {{date}}',
  'rejudged.meters': 'Liczniki ocenione ponownie',
  'rejudged.months': 'Miesiące',
  'rejudged.bills': 'Rachunki',
  'rejudged.period': 'Okres',
  'rejudged.before': 'Wcześniej',
  'rejudged.after': 'Teraz',
  'rejudged.difference': 'Różnica',
  'rejudged.cause': 'Przyczyna',
  'rejudged.openAudit': 'Dziennik kontroli: {{meter}}',
  'rejudged.billHint':
    'Rachunek może się różnić także dlatego, że nowsza wersja programu wystawia rachunki według poprawionych reguł.',
  'rejudged.link': 'Zmienione miesiące i rachunki',
  'download.rejudged':
    'Co Twoje miesiące i rachunki pokazywały, zanim ponownie oceniono zapisane stany, i co pokazują od tego czasu.',
  'notice.countsRejudged.title': 'Niektóre z Twoich miesięcy lub rachunków się zmieniły',
  'notice.countsRejudged.content':
    'Zapisane stany oceniono ponownie. Liczniki: {{meters}}. Zmienione miesiące: {{months}}. Zmienione rachunki: {{bills}}.',
};
