import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'Lo guardado difiere de las mediciones',
  'verify.notice_content':
    'Diferencias entre las mediciones y lo calculado a partir de ellas: {{differences}}. El comando «rebuild» las corrige.',
};
