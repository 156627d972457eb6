import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Mitteilungen',
  'notices.types': 'Art der Mitteilung',
  'notices.product': 'Produkt',
  'notices.productUnread': 'Produkt ({{unread}})',
  'notices.promotion': 'Aktionen',
  'notices.promotionUnread': 'Aktionen ({{unread}})',
  'notices.autoSend': 'Automatisch',
  'notices.autoSendUnread': 'Automatisch ({{unread}})',
  'notices.new': 'Neu',
  'notices.readAll': 'Alle als gelesen markieren',
  'notices.allRead': 'Alle sind als gelesen markiert.',
  'notices.more': 'Mehr zeigen',
  'notices.year': 'Mitteilungen werden ein Jahr lang gezeigt.',
  'notices.noProduct': 'Zurzeit gibt es keine Neuigkeiten zum Produkt.',
  'notices.noPromotion': 'Zurzeit gibt es keine Aktionen.',
  'notices.noAutoSend': 'Sie haben keine automatischen Nachrichten.',
  'notice.title': 'Mitteilung',
  'notice.open': 'Seite öffnen',
  'notice.choose': 'Wählen Sie eine Mitteilung, um sie hier zu lesen.',
  'notice.missing': 'Diese Mitteilung gibt es nicht mehr, oder sie ist nicht für Sie bestimmt.',
  'notice.toList': 'Alle Mitteilungen',

  'notice.welcome.title': 'Willkommen bei {{brand}}',
  'notice.welcome.content':
    'Ihr Konto ist bereit. Fügen Sie Ihre Zähler und Ihren Strompreis hinzu, und {{brand}} zeigt, was Sie verbrauchen und was es kostet.',
  'notice.feedbackAnswered.title': 'Ihre Rückmeldung wurde beantwortet',
  'notice.feedbackAnswered.content': 'Es gibt eine Antwort auf Ihre Rückmeldung „{{title}}“.',
  'notice.feedbackFinished.title': 'Ihre Rückmeldung wurde abgeschlossen',
  'notice.feedbackFinished.content': 'Ihre Rückmeldung „{{title}}“ wurde abgeschlossen.',
  'notice.serialNumberLost.title': 'Die Seriennummer {{sn}} gehört jetzt zu einem anderen Konto',
  'notice.serialNumberLost.content':
    'Ein Administrator hat entschieden, dass die Seriennummer {{sn}} zu einem anderen Konto gehört. Ihr Zähler „{{meter}}“ behält alle seine Messwerte und hat jetzt die Seriennummer {{newSn}}. Er nimmt ab jetzt nur noch Messwerte an, die mit seinem Upload-Schlüssel gesendet werden; Sie finden ihn auf der Seite des Zählers. Wenn Sie das für einen Fehler halten, wenden Sie sich an den Administrator.',

  'notice.dailyReportSent.title': 'Der Tagesbericht von {{site}} wurde gesendet',
  'notice.weeklyReportSent.title': 'Der Wochenbericht von {{site}} wurde gesendet',
  'notice.monthlyReportSent.title': 'Der Monatsbericht von {{site}} wurde gesendet',
  'notice.reportSent.content_one': 'Er betrifft {{period}} und ging an {{count}} Empfänger.',
  'notice.reportSent.content_other': 'Er betrifft {{period}} und ging an {{count}} Empfänger.',
};
