import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'Num relance',
  'brief.soFar': '{{amount}} até agora',
  'brief.heading': 'previsto: {{amount}}',
  'brief.headingBand': 'previsto: {{amount}} (de {{low}} a {{high}})',
  'brief.priceNow': 'Preço agora',
  'brief.perKwh': '{{price}} por kWh',
  'brief.cheapest': '{{price}} das {{from}} às {{to}}',
};
