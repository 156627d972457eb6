import type { Ingest } from '../../ingest/create-ingest.ts';
import type { Quotas } from '../../quotas/quotas.ts';
import type { RequestScope } from '../request-scope.ts';

/** Who changes something, and the ingest that has to know of changed meters. */
export type Editor = RequestScope & {
  readonly ingest: Pick<Ingest, 'meterChanged'>;
  readonly isDemo: boolean;
  readonly quotas: Quotas;
};
