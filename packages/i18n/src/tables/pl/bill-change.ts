import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'Dlaczego więcej lub mniej?',
  'billChange.than': 'W porównaniu z',
  'billChange.previous': 'Okres poprzedni',
  'billChange.lastYear': 'Rok temu',
  'billChange.more': '{{amount}} więcej niż {{period}}',
  'billChange.less': '{{amount}} mniej niż {{period}}',
  'billChange.same': 'Tyle co {{period}}',
  'billChange.unknown': 'Drugi rachunek nie jest znany, więc nie ma czego porównać.',
  'billChange.open': 'Oba rachunki są porównywane do tej samej liczby pełnych dni.',
  'billChange.days': 'Liczba dni',
  'billChange.use': 'Zużycie: {{meter}}',
  'billChange.useRest': 'Zużycie niezmierzone',
  'billChange.useAll': 'Zużycie',
  'billChange.selfUse': 'Udział własnej energii',
  'billChange.hours': 'Pory zużycia',
  'billChange.prices': 'Ceny',
  'billChange.energy': 'Energia kupiona',
  'billChange.tiers': 'Progi i zaokrąglenia',
  'billChange.exportCredit': 'Rozliczenie energii oddanej',
  'billChange.fixed': 'Opłaty stałe',
  'billChange.demand': 'Opłata za moc',
  'billChange.taxes': 'Podatki',
  'billChange.income': 'Przychód z energii oddanej',
};
