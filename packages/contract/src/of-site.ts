import * as z from 'zod/mini';
import * as rule from './validation.ts';

/** The properties that all calls about one site share. */
export const ofSite = {
  access: 'account',
  owned: { id: 'site' },
  params: z.object({ id: rule.id }),
} as const;
