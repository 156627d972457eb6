import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Confronta bollette',
  'compare.link': 'Confronta due periodi o due siti',
  'compare.with': 'Confrontato con',
  'compare.otherPeriod': 'Un altro periodo',
  'compare.otherSite': 'Un altro sito',
  'compare.figure': 'Grandezza',
  'compare.difference': 'Differenza',
  'compare.differencePerDay': 'Differenza al giorno',
  'compare.perDay': '{{first}} e {{second}} giorni: le differenze sono al giorno.',
  'compare.running': '{{name}} è ancora in corso.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Fianco a fianco',
  'compare.differences': 'Differenza nel tempo',
  'compare.differenceSummary':
    '{{first}} meno {{second}}, per quanto noto e concluso di entrambi: {{amount}}.',
  'compare.more': 'Di più in {{name}}',
  'compare.missing': 'Nessun dato: {{name}}',
  'compare.currencies': 'Gli importi in valute diverse non vengono confrontati.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Totali',
};
