import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Oznámení',
  'notices.types': 'Druh oznámení',
  'notices.product': 'Produkt',
  'notices.productUnread': 'Produkt ({{unread}})',
  'notices.promotion': 'Akce',
  'notices.promotionUnread': 'Akce ({{unread}})',
  'notices.autoSend': 'Automatická',
  'notices.autoSendUnread': 'Automatická ({{unread}})',
  'notices.new': 'Nové',
  'notices.readAll': 'Označit vše jako přečtené',
  'notices.allRead': 'Vše je označeno jako přečtené.',
  'notices.more': 'Zobrazit další',
  'notices.year': 'Oznámení se zobrazují po dobu jednoho roku.',
  'notices.noProduct': 'O produktu momentálně nejsou žádné novinky.',
  'notices.noPromotion': 'Momentálně nejsou žádné akce.',
  'notices.noAutoSend': 'Nemáte žádné automatické zprávy.',
  'notice.title': 'Oznámení',
  'notice.open': 'Otevřít stránku',
  'notice.choose': 'Zvolte oznámení, které si zde chcete přečíst.',
  'notice.missing': 'Toto oznámení už neexistuje, nebo není určeno vám.',
  'notice.toList': 'Všechna oznámení',

  'notice.welcome.title': 'Vítá vás {{brand}}',
  'notice.welcome.content':
    'Váš účet je připraven. Přidejte elektroměry a cenu elektřiny a {{brand}} ukáže, kolik spotřebujete a co to stojí.',
  'notice.feedbackAnswered.title': 'Na vaši zpětnou vazbu přišla odpověď',
  'notice.feedbackAnswered.content': 'Na vaši zpětnou vazbu „{{title}}“ přišla odpověď.',
  'notice.feedbackFinished.title': 'Vaše zpětná vazba byla uzavřena',
  'notice.feedbackFinished.content': 'Vaše zpětná vazba „{{title}}“ byla uzavřena.',
  'notice.serialNumberLost.title': 'Sériové číslo {{sn}} nyní patří k jinému účtu',
  'notice.serialNumberLost.content':
    'Správce rozhodl, že sériové číslo {{sn}} patří k jinému účtu. Váš elektroměr „{{meter}}“ si ponechává všechny odečty a má nyní sériové číslo {{newSn}}. Od teď přijímá jen odečty odeslané s jeho klíčem odesílání, který najdete na stránce elektroměru. Pokud si myslíte, že jde o omyl, obraťte se na správce.',

  'notice.dailyReportSent.title': 'Denní report odeslán: {{site}}',
  'notice.weeklyReportSent.title': 'Týdenní report odeslán: {{site}}',
  'notice.monthlyReportSent.title': 'Měsíční report odeslán: {{site}}',
  'notice.reportSent.content_one': 'Období: {{period}}. Report dostal {{count}} příjemce.',
  'notice.reportSent.content_few': 'Období: {{period}}. Report dostali {{count}} příjemci.',
  'notice.reportSent.content_many': 'Období: {{period}}. Report dostalo {{count}} příjemce.',
  'notice.reportSent.content_other': 'Období: {{period}}. Report dostalo {{count}} příjemců.',
};
