import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'Сохранённые данные отличаются от измерений',
  'verify.notice_content':
    'Различия между измерениями и рассчитанным по ним: {{differences}}. Исправляет команда «rebuild».',
};
