import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'Les valeurs enregistrées diffèrent des mesures',
  'verify.notice_content':
    'Différences entre les mesures et ce qui en est calculé : {{differences}}. La commande « rebuild » les corrige.',
};
