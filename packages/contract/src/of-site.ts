import * as z from 'zod/mini';
import * as rule from './validation.ts';

/** What the calls about one site have alike. */
export const ofSite = {
  access: 'account',
  owned: { id: 'site' },
  params: z.object({ id: rule.id }),
} as const;
