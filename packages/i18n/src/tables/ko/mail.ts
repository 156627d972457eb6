import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {};
