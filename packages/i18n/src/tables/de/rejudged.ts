import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Geänderte Monate und Rechnungen',
  'rejudged.intro':
    'Gespeicherte Zählerstände wurden neu beurteilt: nach einer Aktualisierung des Programms oder weil die Verwaltung sie neu berechnen ließ. Hier steht, was Ihre Monate und Rechnungen vorher auswiesen und was sie jetzt ausweisen.',
  'rejudged.none': 'Kein Monat und keine Rechnung hat sich geändert',
  'rejudged.noneHint':
    'Werden gespeicherte Zählerstände einmal neu beurteilt und ändert sich dadurch ein Monat oder eine Rechnung, steht es hier.',
  'rejudged.begun': 'Neu beurteilt am {{date}}',
  'rejudged.meters': 'Neu beurteilte Zähler',
  'rejudged.months': 'Monate',
  'rejudged.bills': 'Rechnungen',
  'rejudged.period': 'Zeitraum',
  'rejudged.before': 'Vorher',
  'rejudged.after': 'Jetzt',
  'rejudged.difference': 'Unterschied',
  'rejudged.cause': 'Ursache',
  'rejudged.openAudit': 'Prüfprotokoll von {{meter}}',
  'rejudged.billHint':
    'Eine Rechnung kann sich auch unterscheiden, weil eine neuere Version des Programms Rechnungen nach berichtigten Regeln erstellt.',
  'rejudged.link': 'Geänderte Monate und Rechnungen',
  'download.rejudged':
    'Was Ihre Monate und Rechnungen auswiesen, bevor gespeicherte Zählerstände neu beurteilt wurden, und was seither.',
  'notice.countsRejudged.title': 'Einige Ihrer Monate oder Rechnungen haben sich geändert',
  'notice.countsRejudged.content':
    'Gespeicherte Zählerstände wurden neu beurteilt. Zähler: {{meters}}. Geänderte Monate: {{months}}. Geänderte Rechnungen: {{bills}}.',
};
