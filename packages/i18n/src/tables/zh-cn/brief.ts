import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': '一览',
  'brief.soFar': '目前 {{amount}}',
  'brief.heading': '预计 {{amount}}',
  'brief.headingBand': '预计 {{amount}}（{{low}} 至 {{high}}）',
  'brief.priceNow': '当前电价',
  'brief.perKwh': '每千瓦时 {{price}}',
  'brief.cheapest': '{{from}} 至 {{to}} 为 {{price}}',
};
