import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'Sekilas',
  'brief.yesterday': 'Kemarin',
  'brief.less': '{{percent}} lebih sedikit dari biasanya ({{weekday}})',
  'brief.more': '{{percent}} lebih banyak dari biasanya ({{weekday}})',
  'brief.same': 'seperti biasanya ({{weekday}})',
  'brief.partly': '{{percent}} dari hari itu diketahui',
  'brief.soFar': '{{amount}} sejauh ini',
  'brief.heading': 'diperkirakan {{amount}}',
  'brief.headingBand': 'diperkirakan {{amount}} ({{low}} sampai {{high}})',
  'brief.priceNow': 'Harga sekarang',
  'brief.perKwh': '{{price}} per kWh',
  'brief.cheapest': '{{price}} pukul {{from}} sampai {{to}}',
  'brief.unknown': 'Tidak ada yang diketahui tentang kemarin',
};
