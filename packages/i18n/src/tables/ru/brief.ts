import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'Коротко',
  'brief.soFar': 'пока {{amount}}',
  'brief.heading': 'ожидается {{amount}}',
  'brief.headingBand': 'ожидается {{amount}} (от {{low}} до {{high}})',
  'brief.priceNow': 'Цена сейчас',
  'brief.perKwh': '{{price}} за кВт·ч',
  'brief.cheapest': '{{price}} с {{from}} до {{to}}',
};
