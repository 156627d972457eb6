import type { calls } from '@ohmstead/contract';
import type { output } from 'zod/mini';

export type Site = output<typeof calls.site.get.output>;
