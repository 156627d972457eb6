import type { Ingest } from '../../ingest/create-ingest.ts';
import type { Quotas } from '../../quotas/quotas.ts';
import type { RequestScope } from '../request-scope.ts';

/** Who changes something, and whom to tell of meters that changed. */
export type Editor = RequestScope & {
  readonly ingest: Pick<Ingest, 'meterChanged'>;
  readonly isDemo: boolean;
  readonly quotas: Quotas;
};
