import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'Sekilas',
  'brief.soFar': '{{amount}} sejauh ini',
  'brief.heading': 'diperkirakan {{amount}}',
  'brief.headingBand': 'diperkirakan {{amount}} ({{low}} sampai {{high}})',
  'brief.priceNow': 'Harga sekarang',
  'brief.perKwh': '{{price}} per kWh',
  'brief.cheapest': '{{price}} pukul {{from}} sampai {{to}}',
};
