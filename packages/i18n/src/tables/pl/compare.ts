import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'measure.choose': 'Pokaż jako',
  'measure.money': 'Pieniądze',
  'measure.cost': 'Koszt energii pobranej',
  'measure.income': 'Przychód z oddawania',
  'measure.emitted': 'CO₂ energii pobranej',
  'measure.avoided': 'CO₂ uniknięte dzięki słońcu',
  'measure.prices':
    'Każdy kwadrans po swojej cenie, z podatkami od energii. Opłaty stałe, za moc, progi i rozliczenie energii oddanej są tylko na rachunku.',
  'measure.noPrice': 'Żadna taryfa nie określa ceny energii w tym okresie.',
  'measure.noFactor': 'Dla tej instalacji nie podano współczynnika CO₂.',
  'measure.costSummary': '{{period}}: {{amount}} za energię pobraną.',
  'measure.co2Summary': '{{period}}: {{mass}} CO₂ z energii pobranej.',
  'compare.link': 'Porównaj dwa okresy lub dwie instalacje',
  'compare.with': 'W porównaniu z',
  'compare.otherPeriod': 'Inny okres',
  'compare.otherSite': 'Inna instalacja',
  'compare.figure': 'Wielkość',
  'compare.difference': 'Różnica',
  'compare.differencePerDay': 'Różnica na dzień',
  'compare.perDay': '{{first}} i {{second}} dni: różnice są na dzień.',
  'compare.running': '{{name}} jeszcze trwa.',
  'compare.partly': '{{name}}: zmierzono {{percent}}',
  'compare.bars': 'Obok siebie',
  'compare.differences': 'Różnica w czasie',
  'compare.more': 'Więcej: {{name}}',
  'compare.missing': 'Brak danych: {{name}}',
  'compare.currencies': 'Kwoty w różnych walutach nie są porównywane.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Sumy',
};
