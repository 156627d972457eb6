import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Porównaj rachunki',
  'compare.link': 'Porównaj dwa okresy lub dwie instalacje',
  'compare.with': 'W porównaniu z',
  'compare.otherPeriod': 'Inny okres',
  'compare.otherSite': 'Inna instalacja',
  'compare.figure': 'Wielkość',
  'compare.difference': 'Różnica',
  'compare.differencePerDay': 'Różnica na dzień',
  'compare.perDay': '{{first}} i {{second}} dni: różnice są na dzień.',
  'compare.running': '{{name}} jeszcze trwa.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Obok siebie',
  'compare.differences': 'Różnica w czasie',
  'compare.differenceSummary': '{{first}} minus {{second}}, o ile oba są znane i zakończone: {{amount}}.',
  'compare.more': 'Więcej: {{name}}',
  'compare.missing': 'Brak danych: {{name}}',
  'compare.currencies': 'Kwoty w różnych walutach nie są porównywane.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Sumy',
};
