import type { TableLike } from '../../table.ts';
import type { site as source } from '../en/site.ts';

export const site: TableLike<typeof source> = {};
