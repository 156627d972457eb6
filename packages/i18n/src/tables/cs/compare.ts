import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'measure.choose': 'Zobrazit jako',
  'measure.money': 'Peníze',
  'measure.cost': 'Náklady na odebranou energii',
  'measure.income': 'Příjem z dodávky',
  'measure.emitted': 'CO₂ odebrané energie',
  'measure.avoided': 'CO₂ ušetřené díky slunci',
  'measure.prices':
    'Každá čtvrthodina za svou cenu, s daněmi z energie. Stálé platby, platby za výkon, pásma a započtení dodávky jsou jen na vyúčtování.',
  'measure.noPrice': 'Žádný tarif neurčuje cenu energie v tomto období.',
  'measure.noFactor': 'Pro tuto lokalitu není zadán faktor CO₂.',
  'measure.costSummary': '{{period}}: {{amount}} za odebranou energii.',
  'measure.co2Summary': '{{period}}: {{mass}} CO₂ z odebrané energie.',
  'compare.link': 'Porovnat dvě období nebo dvě lokality',
  'compare.with': 'Porovnáno s',
  'compare.otherPeriod': 'Jiné období',
  'compare.otherSite': 'Jiná lokalita',
  'compare.figure': 'Veličina',
  'compare.difference': 'Rozdíl',
  'compare.differencePerDay': 'Rozdíl za den',
  'compare.perDay': '{{first}} a {{second}} dní: rozdíly jsou za den.',
  'compare.running': '{{name}} ještě probíhá.',
  'compare.partly': '{{name}}: změřeno {{percent}}',
  'compare.bars': 'Vedle sebe',
  'compare.differences': 'Rozdíl v čase',
  'compare.more': 'Více: {{name}}',
  'compare.missing': 'Žádná data: {{name}}',
  'compare.currencies': 'Částky v různých měnách se neporovnávají.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Součty',
};
