import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'Сохранённое отличается от показаний',
  'verify.notice_content':
    'Различия между показаниями и рассчитанным по ним: {{differences}}. Исправляет команда «rebuild».',
};
