// What has come from a meter so far: what its owner looks at while the first reading is awaited.
import type { Kysely } from 'kysely';
import { refuse } from '../../errors/outcome.ts';
import type { Ingest } from '../../ingest/create-ingest.ts';
import { networkOf } from '../../network/network-of.ts';
import { readingOf } from '../../readings/reading-row.ts';
import type { Database } from '../../storage/schema.ts';
import { findMeterWithLatest, type MeterWithLatest } from '../find-meter.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly accountId: number;
  readonly ingest: Pick<Ingest, 'refusedOf'>;
};

type Asked = {
  readonly meterId: number;
  /** The address of whoever asks. */
  readonly address: string;
  /** False where that address is an undeclared proxy's. */
  readonly isOwnAddress: boolean;
};

export const meterReception = async ({ db, accountId, ingest }: Parts, asked: Asked) => {
  const meter = await findMeterWithLatest(db, accountId, asked.meterId);
  if (!meter) return refuse('wrong_id');
  return { reading: newestReading(meter), refused: refusedFor(asked, ingest) };
};

const newestReading = ({ at, phase_values: values }: MeterWithLatest) => {
  if (at === null || values === null) return null;
  const { phases } = readingOf(0, { phases: values, net: null, reactive: null });
  return { at: at.toISOString(), phases: [...phases] };
};

/** What might be a stranger's device is shown in its own network only. */
const refusedFor = ({ meterId, address, isOwnAddress }: Asked, ingest: Parts['ingest']) =>
  ingest
    .refusedOf(meterId)
    .filter(({ network }) => network === null || (isOwnAddress && network === networkOf(address)))
    .map(({ code, by, count, lastMicros, sentSn }) => ({
      code,
      by,
      count,
      lastAt: new Date(lastMicros / 1000).toISOString(),
      sentSn,
    }));
