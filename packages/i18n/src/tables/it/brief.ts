import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'In breve',
  'brief.yesterday': 'Ieri',
  'brief.less': '{{percent}} in meno del solito ({{weekday}})',
  'brief.more': '{{percent}} in più del solito ({{weekday}})',
  'brief.same': 'come al solito ({{weekday}})',
  'brief.partly': 'si conosce il {{percent}} del giorno',
  'brief.soFar': '{{amount}} finora',
  'brief.heading': 'previsti {{amount}}',
  'brief.headingBand': 'previsti {{amount}} (da {{low}} a {{high}})',
  'brief.priceNow': 'Prezzo ora',
  'brief.perKwh': '{{price}} per kWh',
  'brief.cheapest': '{{price}} dalle {{from}} alle {{to}}',
  'brief.unknown': 'Di ieri non si sa nulla',
};
