import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'De un vistazo',
  'brief.soFar': '{{amount}} hasta ahora',
  'brief.heading': 'se prevén {{amount}}',
  'brief.headingBand': 'se prevén {{amount}} (de {{low}} a {{high}})',
  'brief.priceNow': 'Precio ahora',
  'brief.perKwh': '{{price}} por kWh',
  'brief.cheapest': '{{price}} de {{from}} a {{to}}',
};
