import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': '一览',
  'brief.yesterday': '昨天',
  'brief.less': '比平常（{{weekday}}）少 {{percent}}',
  'brief.more': '比平常（{{weekday}}）多 {{percent}}',
  'brief.same': '与平常（{{weekday}}）相当',
  'brief.partly': '当天已知 {{percent}}',
  'brief.soFar': '目前 {{amount}}',
  'brief.heading': '预计 {{amount}}',
  'brief.headingBand': '预计 {{amount}}（{{low}} 至 {{high}}）',
  'brief.priceNow': '当前电价',
  'brief.perKwh': '每千瓦时 {{price}}',
  'brief.cheapest': '{{from}} 至 {{to}} 为 {{price}}',
  'brief.unknown': '昨天没有任何数据',
};
