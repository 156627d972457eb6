import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'ภาพรวม',
  'brief.soFar': '{{amount}} จนถึงตอนนี้',
  'brief.heading': 'คาดว่า {{amount}}',
  'brief.headingBand': 'คาดว่า {{amount}} ({{low}} ถึง {{high}})',
  'brief.priceNow': 'ราคาตอนนี้',
  'brief.perKwh': '{{price}} ต่อ kWh',
  'brief.cheapest': '{{price}} เวลา {{from}} ถึง {{to}}',
};
