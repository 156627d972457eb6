import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Rekeningen vergelijken',
  'compare.link': 'Twee periodes of locaties vergelijken',
  'compare.with': 'Vergeleken met',
  'compare.otherPeriod': 'Een andere periode',
  'compare.otherSite': 'Een andere locatie',
  'compare.figure': 'Grootheid',
  'compare.difference': 'Verschil',
  'compare.differencePerDay': 'Verschil per dag',
  'compare.perDay': '{{first}} en {{second}} dagen: verschillen zijn per dag.',
  'compare.running': '{{name}} loopt nog.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Naast elkaar',
  'compare.differences': 'Verschil in de tijd',
  'compare.differenceSummary':
    '{{first}} min {{second}}, voor zover beide bekend en voorbij zijn: {{amount}}.',
  'compare.more': 'Meer in {{name}}',
  'compare.missing': 'Geen gegevens: {{name}}',
  'compare.currencies': 'Bedragen in verschillende valuta worden niet vergeleken.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Totalen',
};
