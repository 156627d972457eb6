import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'Wat is opgeslagen wijkt af van de metingen',
  'verify.notice_content':
    'Verschillen tussen de metingen en wat eruit is berekend: {{differences}}. Het commando ‘rebuild’ herstelt ze.',
};
