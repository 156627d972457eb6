import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'De un vistazo',
  'brief.yesterday': 'Ayer',
  'brief.less': '{{percent}} menos de lo habitual ({{weekday}})',
  'brief.more': '{{percent}} más de lo habitual ({{weekday}})',
  'brief.same': 'lo habitual ({{weekday}})',
  'brief.partly': 'se conoce el {{percent}} del día',
  'brief.soFar': '{{amount}} hasta ahora',
  'brief.heading': 'se prevén {{amount}}',
  'brief.headingBand': 'se prevén {{amount}} (de {{low}} a {{high}})',
  'brief.priceNow': 'Precio ahora',
  'brief.perKwh': '{{price}} por kWh',
  'brief.cheapest': '{{price}} de {{from}} a {{to}}',
  'brief.unknown': 'No se sabe nada de ayer',
};
