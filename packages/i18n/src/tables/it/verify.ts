import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'I dati salvati differiscono dalle letture',
  'verify.notice_content':
    'Differenze tra le letture e ciò che ne viene calcolato: {{differences}}. Il comando «rebuild» le corregge.',
};
