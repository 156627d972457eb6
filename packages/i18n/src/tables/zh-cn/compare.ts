import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': '对比账单',
  'compare.link': '对比两个时间段或两个站点',
  'compare.with': '对比对象',
  'compare.otherPeriod': '另一个时间段',
  'compare.otherSite': '另一个站点',
  'compare.figure': '项目',
  'compare.difference': '差值',
  'compare.differencePerDay': '每日差值',
  'compare.perDay': '{{first}} 天与 {{second}} 天：差值按每天计算。',
  'compare.running': '{{name}} 尚未结束。',
  'compare.partly': '{{name}}：{{known}}',
  'compare.bars': '并排',
  'compare.differences': '随时间的差值',
  'compare.differenceSummary': '{{first}} 减 {{second}}（仅计双方均已知且已结束的部分）：{{amount}}。',
  'compare.more': '{{name}} 更多',
  'compare.missing': '无数据：{{name}}',
  'compare.currencies': '不同币种的金额不作对比。',
  'compare.summary': '{{first}}：{{firstAmount}}。{{second}}：{{secondAmount}}。',
  'compare.totals': '合计',
};
