import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'Num relance',
  'brief.yesterday': 'Ontem',
  'brief.less': '{{percent}} menos do que o habitual ({{weekday}})',
  'brief.more': '{{percent}} mais do que o habitual ({{weekday}})',
  'brief.same': 'o habitual ({{weekday}})',
  'brief.partly': 'conhece-se {{percent}} do dia',
  'brief.soFar': '{{amount}} até agora',
  'brief.heading': 'previsto: {{amount}}',
  'brief.headingBand': 'previsto: {{amount}} (de {{low}} a {{high}})',
  'brief.priceNow': 'Preço agora',
  'brief.perKwh': '{{price}} por kWh',
  'brief.cheapest': '{{price}} das {{from}} às {{to}}',
  'brief.unknown': 'Nada se sabe de ontem',
};
