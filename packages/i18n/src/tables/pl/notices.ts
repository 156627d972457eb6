import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Komunikaty',
  'notices.types': 'Rodzaj komunikatów',
  'notices.product': 'Produkt',
  'notices.productUnread': 'Produkt ({{unread}})',
  'notices.promotion': 'Promocje',
  'notices.promotionUnread': 'Promocje ({{unread}})',
  'notices.autoSend': 'Automatyczne',
  'notices.autoSendUnread': 'Automatyczne ({{unread}})',
  'notices.new': 'Nowy',
  'notices.readAll': 'Oznacz wszystkie jako przeczytane',
  'notices.allRead': 'Wszystkie oznaczono jako przeczytane.',
  'notices.more': 'Pokaż więcej',
  'notices.year': 'Komunikaty są widoczne przez rok.',
  'notices.noProduct': 'Obecnie nie ma nowości o produkcie.',
  'notices.noPromotion': 'Obecnie nie ma promocji.',
  'notices.noAutoSend': 'Nie masz wiadomości automatycznych.',
  'notice.title': 'Komunikat',
  'notice.open': 'Otwórz stronę',
  'notice.choose': 'Wybierz komunikat, aby go tu przeczytać.',
  'notice.missing': 'Ten komunikat już nie istnieje lub nie jest dla Ciebie.',
  'notice.toList': 'Wszystkie komunikaty',

  'notice.welcome.title': 'Witamy w {{brand}}',
  'notice.welcome.content':
    'Twoje konto jest gotowe. Dodaj liczniki i cenę energii, a {{brand}} pokaże, ile zużywasz i ile to kosztuje.',
  'notice.feedbackAnswered.title': 'Odpowiedź na Twoje zgłoszenie',
  'notice.feedbackAnswered.content': 'Jest nowa odpowiedź na Twoje zgłoszenie „{{title}}”.',
  'notice.feedbackFinished.title': 'Twoje zgłoszenie zostało zamknięte',
  'notice.feedbackFinished.content': 'Twoje zgłoszenie „{{title}}” zostało zamknięte.',
  'notice.serialNumberLost.title': 'Numer seryjny {{sn}} należy teraz do innego konta',
  'notice.serialNumberLost.content':
    'Administrator zdecydował, że numer seryjny {{sn}} należy do innego konta. Twój licznik „{{meter}}” zachowuje wszystkie odczyty i ma teraz numer seryjny {{newSn}}. Od teraz przyjmuje tylko odczyty wysyłane z jego kluczem przesyłania, który znajdziesz na stronie licznika. Jeśli uważasz, że to pomyłka, skontaktuj się z administratorem.',

  'notice.dailyReportSent.title': 'Wysłano raport dzienny: {{site}}',
  'notice.weeklyReportSent.title': 'Wysłano raport tygodniowy: {{site}}',
  'notice.monthlyReportSent.title': 'Wysłano raport miesięczny: {{site}}',
  'notice.reportSent.content_one': 'Okres: {{period}}. Raport wysłano do {{count}} odbiorcy.',
  'notice.reportSent.content_few': 'Okres: {{period}}. Raport wysłano do {{count}} odbiorców.',
  'notice.reportSent.content_many': 'Okres: {{period}}. Raport wysłano do {{count}} odbiorców.',
  'notice.reportSent.content_other': 'Okres: {{period}}. Raport wysłano do {{count}} odbiorcy.',
};
