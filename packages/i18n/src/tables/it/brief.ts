import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'In breve',
  'brief.soFar': '{{amount}} finora',
  'brief.heading': 'previsti {{amount}}',
  'brief.headingBand': 'previsti {{amount}} (da {{low}} a {{high}})',
  'brief.priceNow': 'Prezzo ora',
  'brief.perKwh': '{{price}} per kWh',
  'brief.cheapest': '{{price}} dalle {{from}} alle {{to}}',
};
