import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'Na první pohled',
  'brief.soFar': 'zatím {{amount}}',
  'brief.heading': 'očekává se {{amount}}',
  'brief.headingBand': 'očekává se {{amount}} ({{low}} až {{high}})',
  'brief.priceNow': 'Cena nyní',
  'brief.perKwh': '{{price}} za kWh',
  'brief.cheapest': '{{price}} od {{from}} do {{to}}',
};
