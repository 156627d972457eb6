import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': 'Na první pohled',
  'brief.yesterday': 'Včera',
  'brief.less': 'o {{percent}} méně než obvykle ({{weekday}})',
  'brief.more': 'o {{percent}} více než obvykle ({{weekday}})',
  'brief.same': 'jako obvykle ({{weekday}})',
  'brief.partly': 'známo {{percent}} dne',
  'brief.soFar': 'zatím {{amount}}',
  'brief.heading': 'očekává se {{amount}}',
  'brief.headingBand': 'očekává se {{amount}} ({{low}} až {{high}})',
  'brief.priceNow': 'Cena nyní',
  'brief.perKwh': '{{price}} za kWh',
  'brief.cheapest': '{{price}} od {{from}} do {{to}}',
  'brief.unknown': 'O včerejšku není nic známo',
};
