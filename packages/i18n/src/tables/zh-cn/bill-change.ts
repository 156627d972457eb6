import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': '为什么更多或更少？',
  'billChange.than': '对比',
  'billChange.previous': '上一期',
  'billChange.lastYear': '一年前',
  'billChange.more': '比 {{period}} 多 {{amount}}',
  'billChange.less': '比 {{period}} 少 {{amount}}',
  'billChange.same': '与 {{period}} 相同',
  'billChange.unknown': '另一期账单未知，无法比较。',
  'billChange.open': '两期账单按相同的整天数比较。',
  'billChange.days': '天数',
  'billChange.use': '用电：{{meter}}',
  'billChange.useRest': '未计量的用电',
  'billChange.useAll': '用电',
  'billChange.selfUse': '自有能源占比',
  'billChange.hours': '用电时段',
  'billChange.prices': '电价',
  'billChange.energy': '购电',
  'billChange.tiers': '阶梯与舍入',
  'billChange.exportCredit': '上网抵扣',
  'billChange.fixed': '固定费用',
  'billChange.demand': '需量费用',
  'billChange.taxes': '税费',
  'billChange.income': '上网收入',
};
