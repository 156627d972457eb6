import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'Auf einen Blick',
  'brief.soFar': 'bisher {{amount}}',
  'brief.heading': 'voraussichtlich {{amount}}',
  'brief.headingBand': 'voraussichtlich {{amount}} ({{low}} bis {{high}})',
  'brief.priceNow': 'Preis jetzt',
  'brief.perKwh': '{{price}} je kWh',
  'brief.cheapest': '{{price}} von {{from}} bis {{to}}',
};
