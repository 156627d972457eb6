import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'In één oogopslag',
  'brief.yesterday': 'Gisteren',
  'brief.less': '{{percent}} minder dan gewoonlijk ({{weekday}})',
  'brief.more': '{{percent}} meer dan gewoonlijk ({{weekday}})',
  'brief.same': 'zoals gewoonlijk ({{weekday}})',
  'brief.partly': '{{percent}} van de dag is bekend',
  'brief.soFar': '{{amount}} tot nu toe',
  'brief.heading': 'naar verwachting {{amount}}',
  'brief.headingBand': 'naar verwachting {{amount}} ({{low}} tot {{high}})',
  'brief.priceNow': 'Prijs nu',
  'brief.perKwh': '{{price}} per kWh',
  'brief.cheapest': '{{price}} van {{from}} tot {{to}}',
  'brief.unknown': 'Van gisteren is niets bekend',
};
