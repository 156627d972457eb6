import type { Ingest } from '../ingest/create-ingest.ts';
import type { Quotas } from '../quotas/quotas.ts';
import type { Asker } from '../sites/asker.ts';

/** Who changes something, and whom to tell of meters that changed. */
export type Editor = Asker & {
  readonly ingest: Pick<Ingest, 'meterChanged'>;
  readonly isDemo: boolean;
  readonly quotas: Quotas;
};
