import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'W skrócie',
  'brief.yesterday': 'Wczoraj',
  'brief.less': '{{percent}} mniej niż zwykle ({{weekday}})',
  'brief.more': '{{percent}} więcej niż zwykle ({{weekday}})',
  'brief.same': 'tyle co zwykle ({{weekday}})',
  'brief.partly': 'znane jest {{percent}} dnia',
  'brief.soFar': 'dotąd {{amount}}',
  'brief.heading': 'przewidywane {{amount}}',
  'brief.headingBand': 'przewidywane {{amount}} (od {{low}} do {{high}})',
  'brief.priceNow': 'Cena teraz',
  'brief.perKwh': '{{price}} za kWh',
  'brief.cheapest': '{{price}} od {{from}} do {{to}}',
  'brief.unknown': 'O wczorajszym dniu nic nie wiadomo',
};
