import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'Zapisane dane różnią się od odczytów',
  'verify.notice_content':
    'Różnice między odczytami a tym, co z nich obliczono: {{differences}}. Naprawia je polecenie „rebuild”.',
};
