import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'Proč víc nebo míň?',
  'billChange.than': 'Ve srovnání s',
  'billChange.previous': 'Předchozí období',
  'billChange.lastYear': 'Před rokem',
  'billChange.more': 'o {{amount}} víc než {{period}}',
  'billChange.less': 'o {{amount}} míň než {{period}}',
  'billChange.same': 'Stejně jako {{period}}',
  'billChange.unknown': 'Druhé vyúčtování není známo, takže není co porovnat.',
  'billChange.open': 'Obě vyúčtování se porovnávají do stejného počtu celých dnů.',
  'billChange.days': 'Počet dnů',
  'billChange.use': 'Spotřeba: {{meter}}',
  'billChange.useRest': 'Neměřená spotřeba',
  'billChange.useAll': 'Spotřeba',
  'billChange.selfUse': 'Podíl vlastní energie',
  'billChange.hours': 'Doby spotřeby',
  'billChange.prices': 'Ceny',
  'billChange.energy': 'Nakoupená energie',
  'billChange.tiers': 'Stupně a zaokrouhlení',
  'billChange.exportCredit': 'Zápočet dodávky',
  'billChange.fixed': 'Stálé platby',
  'billChange.demand': 'Platba za výkon',
  'billChange.taxes': 'Daně',
  'billChange.income': 'Příjem z dodávky',
};
