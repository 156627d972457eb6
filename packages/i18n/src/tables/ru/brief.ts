import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'Коротко',
  'brief.yesterday': 'Вчера',
  'brief.less': 'на {{percent}} меньше обычного ({{weekday}})',
  'brief.more': 'на {{percent}} больше обычного ({{weekday}})',
  'brief.same': 'как обычно ({{weekday}})',
  'brief.partly': 'известно {{percent}} суток',
  'brief.soFar': 'пока {{amount}}',
  'brief.heading': 'ожидается {{amount}}',
  'brief.headingBand': 'ожидается {{amount}} (от {{low}} до {{high}})',
  'brief.priceNow': 'Цена сейчас',
  'brief.perKwh': '{{price}} за кВт·ч',
  'brief.cheapest': '{{price}} с {{from}} до {{to}}',
  'brief.unknown': 'О вчерашнем дне ничего не известно',
};
