import type { TableLike } from '../../table.ts';
import type { main as source } from '../en/main.ts';

export const main: TableLike<typeof source> = {};
