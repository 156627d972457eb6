import type { Config } from '../../config/config.ts';
import type { Retention } from '../../ingest/retention.ts';
import type { Holder, StoredBytes } from '../../quotas/stored-bytes.ts';
import type { Outages } from '../../storage/outages.ts';
import type { ImportParts, ImportRoom } from '../import-order.ts';
import type { KeptFiles } from './kept-files.ts';
import type { MeterJobs } from './meter-jobs.ts';
import type { WorkPlaces } from './work-places.ts';

export type RunParts = ImportParts & {
  readonly config: Pick<Config, 'dataDir'>;
  readonly version: string;
  readonly retention: Pick<Retention, 'keptFromMicros'>;
  readonly storedBytes: StoredBytes;
  readonly outages: Pick<Outages, 'log' | 'counts'>;
};

export type Running = RunParts & {
  readonly files: KeptFiles;
  readonly places: WorkPlaces;
  readonly jobs: MeterJobs;
};

export const roomOf = ({ storedBytes }: Pick<RunParts, 'storedBytes'>, holder: Holder): ImportRoom => ({
  isFull: () => storedBytes.isFull(holder.accountId),
  taken: (bytes) => storedBytes.add(holder, bytes),
});
