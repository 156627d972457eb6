import type { calls } from '@ohmstead/contract';
import type { output } from 'zod/mini';

export type Contested = output<typeof calls.admin.contestedclaims.output>['rows'][number];
/** Who holds a serial number, or claims it. */
export type Claimant = Contested['claimants'][number];
