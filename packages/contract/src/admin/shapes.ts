// Shapes shared by the administrator's calls. A list answers one page and how many there are in all.
import * as z from 'zod/mini';
import { skip } from '../paging.ts';
import { onOneLine } from '../text.ts';
import * as rule from '../validation.ts';

/** The rows that a page of a list has at most. */
export const pageSize = 50;

/** What every list takes: the words searched for, and how many rows to skip. */
export const listQuery = {
  search: z.optional(z.string('field_invalid').check(z.trim(), onOneLine, z.maxLength(100, 'text_too_long'))),
  skip,
};

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number() });

export const ofId = { access: 'admin', params: z.object({ id: rule.id }) } as const;
