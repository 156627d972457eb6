import type { TableLike } from '../../table.ts';
import type { admin as source } from '../en/admin.ts';

export const admin: TableLike<typeof source> = {};
