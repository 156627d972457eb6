import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'ภาพรวม',
  'brief.yesterday': 'เมื่อวาน',
  'brief.less': 'น้อยกว่าปกติ {{percent}} ({{weekday}})',
  'brief.more': 'มากกว่าปกติ {{percent}} ({{weekday}})',
  'brief.same': 'เท่ากับปกติ ({{weekday}})',
  'brief.partly': 'ทราบข้อมูล {{percent}} ของวัน',
  'brief.soFar': '{{amount}} จนถึงตอนนี้',
  'brief.heading': 'คาดว่า {{amount}}',
  'brief.headingBand': 'คาดว่า {{amount}} ({{low}} ถึง {{high}})',
  'brief.priceNow': 'ราคาตอนนี้',
  'brief.perKwh': '{{price}} ต่อ kWh',
  'brief.cheapest': '{{price}} เวลา {{from}} ถึง {{to}}',
  'brief.unknown': 'ไม่มีข้อมูลของเมื่อวาน',
};
