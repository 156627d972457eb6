import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'W skrócie',
  'brief.soFar': 'dotąd {{amount}}',
  'brief.heading': 'przewidywane {{amount}}',
  'brief.headingBand': 'przewidywane {{amount}} (od {{low}} do {{high}})',
  'brief.priceNow': 'Cena teraz',
  'brief.perKwh': '{{price}} za kWh',
  'brief.cheapest': '{{price}} od {{from}} do {{to}}',
};
