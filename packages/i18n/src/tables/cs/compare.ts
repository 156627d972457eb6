import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'Porovnat vyúčtování',
  'compare.link': 'Porovnat dvě období nebo dvě lokality',
  'compare.with': 'Porovnáno s',
  'compare.otherPeriod': 'Jiné období',
  'compare.otherSite': 'Jiná lokalita',
  'compare.figure': 'Veličina',
  'compare.difference': 'Rozdíl',
  'compare.differencePerDay': 'Rozdíl za den',
  'compare.perDay': '{{first}} a {{second}} dní: rozdíly jsou za den.',
  'compare.running': '{{name}} ještě probíhá.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Vedle sebe',
  'compare.differences': 'Rozdíl v čase',
  'compare.differenceSummary': '{{first}} minus {{second}}, pokud jsou obě známá a skončila: {{amount}}.',
  'compare.more': 'Více: {{name}}',
  'compare.missing': 'Žádná data: {{name}}',
  'compare.currencies': 'Částky v různých měnách se neporovnávají.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Součty',
};
