import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Rechnungen vergleichen',
  'compare.link': 'Zwei Zeiträume oder Anlagen vergleichen',
  'compare.with': 'Verglichen mit',
  'compare.otherPeriod': 'Anderer Zeitraum',
  'compare.otherSite': 'Andere Anlage',
  'compare.figure': 'Größe',
  'compare.difference': 'Unterschied',
  'compare.differencePerDay': 'Unterschied je Tag',
  'compare.perDay': '{{first}} und {{second}} Tage: Unterschiede gelten je Tag.',
  'compare.running': '{{name}} läuft noch.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Nebeneinander',
  'compare.differences': 'Unterschied im Verlauf',
  'compare.differenceSummary':
    '{{first}} abzüglich {{second}}, soweit beide bekannt und vorbei sind: {{amount}}.',
  'compare.more': 'Mehr in {{name}}',
  'compare.missing': 'Keine Daten: {{name}}',
  'compare.currencies': 'Beträge in verschiedenen Währungen werden nicht verglichen.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Summen',
};
