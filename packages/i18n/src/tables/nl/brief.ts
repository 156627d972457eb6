import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'In één oogopslag',
  'brief.soFar': '{{amount}} tot nu toe',
  'brief.heading': 'naar verwachting {{amount}}',
  'brief.headingBand': 'naar verwachting {{amount}} ({{low}} tot {{high}})',
  'brief.priceNow': 'Prijs nu',
  'brief.perKwh': '{{price}} per kWh',
  'brief.cheapest': '{{price}} van {{from}} tot {{to}}',
};
