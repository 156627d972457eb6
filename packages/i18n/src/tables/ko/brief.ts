import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': '한눈에 보기',
  'brief.soFar': '지금까지 {{amount}}',
  'brief.heading': '예상 {{amount}}',
  'brief.headingBand': '예상 {{amount}} ({{low}}~{{high}})',
  'brief.priceNow': '현재 가격',
  'brief.perKwh': 'kWh당 {{price}}',
  'brief.cheapest': '{{from}}~{{to}} {{price}}',
};
