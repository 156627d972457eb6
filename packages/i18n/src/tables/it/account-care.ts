import type { TableLike } from '../../table.ts';
import type { accountCare as source } from '../en/account-care.ts';

export const accountCare: TableLike<typeof source> = {};
