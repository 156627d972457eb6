import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'En bref',
  'brief.soFar': '{{amount}} jusqu’ici',
  'brief.heading': '{{amount}} attendus',
  'brief.headingBand': '{{amount}} attendus ({{low}} à {{high}})',
  'brief.priceNow': 'Prix actuel',
  'brief.perKwh': '{{price}} par kWh',
  'brief.cheapest': '{{price}} de {{from}} à {{to}}',
};
