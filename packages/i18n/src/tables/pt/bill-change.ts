import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'Porquê mais ou menos?',
  'billChange.than': 'Comparado com',
  'billChange.previous': 'O período anterior',
  'billChange.lastYear': 'Há um ano',
  'billChange.more': 'Mais {{amount}} do que {{period}}',
  'billChange.less': 'Menos {{amount}} do que {{period}}',
  'billChange.same': 'Tanto como {{period}}',
  'billChange.unknown': 'A outra fatura não é conhecida, por isso nada se pode comparar.',
  'billChange.open': 'As duas faturas são comparadas até ao mesmo número de dias completos.',
  'billChange.days': 'Número de dias',
  'billChange.use': 'Consumo: {{meter}}',
  'billChange.useRest': 'Consumo não medido',
  'billChange.useAll': 'Consumo',
  'billChange.selfUse': 'Parte coberta por energia própria',
  'billChange.hours': 'Horas de consumo',
  'billChange.prices': 'Preços',
  'billChange.energy': 'Energia comprada',
  'billChange.tiers': 'Escalões e arredondamentos',
  'billChange.exportCredit': 'Crédito de exportação',
  'billChange.fixed': 'Encargos fixos',
  'billChange.demand': 'Encargo de potência',
  'billChange.taxes': 'Impostos',
  'billChange.income': 'Receita de injeção',
};
