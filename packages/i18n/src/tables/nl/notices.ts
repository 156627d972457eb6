import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Berichten',
  'notices.types': 'Soort bericht',
  'notices.product': 'Product',
  'notices.productUnread': 'Product ({{unread}})',
  'notices.promotion': 'Acties',
  'notices.promotionUnread': 'Acties ({{unread}})',
  'notices.autoSend': 'Automatisch',
  'notices.autoSendUnread': 'Automatisch ({{unread}})',
  'notices.new': 'Nieuw',
  'notices.readAll': 'Alles als gelezen markeren',
  'notices.allRead': 'Alles is als gelezen gemarkeerd.',
  'notices.more': 'Meer tonen',
  'notices.year': 'Berichten zijn een jaar lang te zien.',
  'notices.noProduct': 'Er is op dit moment geen nieuws over het product.',
  'notices.noPromotion': 'Er zijn op dit moment geen acties.',
  'notices.noAutoSend': 'Je hebt geen automatische berichten.',
  'notice.title': 'Bericht',
  'notice.open': 'Pagina openen',
  'notice.choose': 'Kies een bericht om het hier te lezen.',
  'notice.missing': 'Dit bericht bestaat niet meer, of het is niet voor jou.',
  'notice.toList': 'Alle berichten',

  'notice.welcome.title': 'Welkom bij {{brand}}',
  'notice.welcome.content':
    'Je account is klaar voor gebruik. Voeg je meters en je stroomprijs toe, en {{brand}} toont wat je verbruikt en wat het kost.',
  'notice.feedbackAnswered.title': 'Je feedback is beantwoord',
  'notice.feedbackAnswered.content': 'Er is een antwoord op je feedback ‘{{title}}’.',
  'notice.feedbackFinished.title': 'Je feedback is afgesloten',
  'notice.feedbackFinished.content': 'Je feedback ‘{{title}}’ is afgesloten.',
  'notice.serialNumberLost.title': 'Het serienummer {{sn}} hoort nu bij een ander account',
  'notice.serialNumberLost.content':
    'Een beheerder heeft besloten dat het serienummer {{sn}} bij een ander account hoort. Je meter ‘{{meter}}’ behoudt al zijn metingen en heeft nu het serienummer {{newSn}}. Voortaan neemt hij alleen metingen aan die met zijn uploadsleutel worden verstuurd; die vind je op de pagina van de meter. Denk je dat dit een vergissing is, neem dan contact op met de beheerder.',

  'notice.dailyReportSent.title': 'Het dagrapport van {{site}} is verzonden',
  'notice.weeklyReportSent.title': 'Het weekrapport van {{site}} is verzonden',
  'notice.monthlyReportSent.title': 'Het maandrapport van {{site}} is verzonden',
  'notice.reportSent.content_one': 'Het gaat over {{period}} en is naar {{count}} ontvanger gestuurd.',
  'notice.reportSent.content_other': 'Het gaat over {{period}} en is naar {{count}} ontvangers gestuurd.',
};
