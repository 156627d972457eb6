import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'Uložené hodnoty se liší od odečtů',
  'verify.notice_content':
    'Rozdíly mezi odečty a tím, co se z nich spočítalo: {{differences}}. Opraví je příkaz „rebuild“.',
};
