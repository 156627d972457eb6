import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'Data tersimpan berbeda dari pembacaan',
  'verify.notice_content':
    'Perbedaan antara pembacaan dan angka yang dihitung darinya: {{differences}}. Perintah “rebuild” memperbaikinya.',
};
