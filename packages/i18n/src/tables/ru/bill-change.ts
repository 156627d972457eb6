import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'Почему больше или меньше?',
  'billChange.than': 'По сравнению с',
  'billChange.previous': 'Предыдущий период',
  'billChange.lastYear': 'Год назад',
  'billChange.more': 'на {{amount}} больше, чем {{period}}',
  'billChange.less': 'на {{amount}} меньше, чем {{period}}',
  'billChange.same': 'Столько же, сколько {{period}}',
  'billChange.unknown': 'Другой счёт неизвестен, сравнивать нечего.',
  'billChange.open': 'Оба счёта сравниваются до одинакового числа полных суток.',
  'billChange.days': 'Число дней',
  'billChange.use': 'Потребление: {{meter}}',
  'billChange.useRest': 'Неизмеренное потребление',
  'billChange.useAll': 'Потребление',
  'billChange.selfUse': 'Доля собственной энергии',
  'billChange.hours': 'Время потребления',
  'billChange.prices': 'Цены',
  'billChange.energy': 'Купленная энергия',
  'billChange.tiers': 'Ступени и округление',
  'billChange.exportCredit': 'Зачёт отданной энергии',
  'billChange.fixed': 'Постоянная плата',
  'billChange.demand': 'Плата за мощность',
  'billChange.taxes': 'Налоги',
  'billChange.income': 'Доход от отдачи',
};
