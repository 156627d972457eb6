import type { Reading, StoredReading } from '@ohmstead/domain';
import { readingOf } from '../../readings/reading-row.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import { type Correction, type MeterReading, sources } from '../meter-state/group-rows.ts';
import { isSameClaim, type Placed, placeReadings } from './place-readings.ts';

/** A late reading or a stored one, by the instant it claims. */
type MergeCandidate = Omit<IncomingReading, 'meter'> & { readonly stored: StoredReading | null };

export type MergedReadings = {
  /** Late and stored ones. */
  readonly inOrder: readonly Reading[];
  /** Rows to be written. */
  readonly rows: readonly MeterReading[];
  /** Stored rows that were replaced. */
  readonly moves: readonly Correction[];
  /** Late readings whose instant and values are stored already. */
  readonly duplicates: readonly IncomingReading[];
};

/** Puts late readings among the stored ones from an instant on. */
export const mergeLateReadings = (
  meterId: number,
  there: readonly StoredReading[],
  late: readonly IncomingReading[],
  fromMicros: number,
): MergedReadings => {
  const claims = late.map((reading) => ({ ...reading, stored: null }));
  // Stored ones first: of equal claims the first is kept.
  const placed = placeReadings<MergeCandidate>([
    ...there.map((reading) => claimOf(reading, fromMicros)),
    ...claims,
  ]);
  const kept = new Set(placed.map(({ claim }) => claim));
  const duplicates = late.filter((_, position) => {
    const claim = claims[position];
    return claim !== undefined && !kept.has(claim);
  });
  const sentToo = claimsByInstant(claims.filter((claim) => claim.importId === null && !kept.has(claim)));
  const rows: MeterReading[] = [];
  const moves: Correction[] = [];
  for (const place of placed) {
    const row = rowToWrite(meterId, place) ?? adoptedRow(meterId, place, sentToo);
    if (row === null) continue;
    rows.push(row);
    const { stored } = place.claim;
    if (stored) moves.push({ kind: 'readingMoved', meterId, atMicros: stored.atMicros });
  }
  const inOrder = readingsOfPlaced(placed);
  return { inOrder, rows, moves, duplicates };
};

/** Only readings that share their claim carry it: nearly none do, and those that do not are read the faster. */
const readingsOfPlaced = (placed: readonly Placed<MergeCandidate>[]): Reading[] => {
  const shared = sharedClaims(placed);
  return placed.map((place) => {
    const reading = readingOf(place.atMicros, place.claim.values);
    if (shared.size === 0) return reading;
    const claimedMicros = deviceClaim(place);
    return shared.has(claimedMicros) ? { ...reading, claimedMicros } : reading;
  });
};

/** Instants that a device's clock claimed for several readings. */
const sharedClaims = (placed: readonly Placed<MergeCandidate>[]): ReadonlySet<number> => {
  const shared = new Set<number>();
  let last = Number.NaN;
  for (const place of placed) {
    const claim = deviceClaim(place);
    if (Number.isNaN(claim)) continue;
    if (claim === last) shared.add(claim);
    last = claim;
  }
  return shared;
};

/** NaN for what is stamped at arrival: it stands alone. */
const deviceClaim = ({ claim: { source, stored, claimedMicros } }: Placed<MergeCandidate>): number => {
  if (source === sources.arrival) return Number.NaN;
  return stored ? stored.atMicros - stored.shift : claimedMicros;
};

/** A reading that equal claims before this segment pushed into it stays where it is. */
const claimOf = (stored: StoredReading, fromMicros: number): MergeCandidate => ({
  claimedMicros: Math.max(stored.atMicros - stored.shift, fromMicros),
  values: stored.values,
  stored,
  arrivedMicros: stored.arrivedMicros,
  source: stored.source,
  importId: stored.importId,
});

const claimsByInstant = (claims: readonly MergeCandidate[]): Map<number, MergeCandidate[]> => {
  const byInstant = new Map<number, MergeCandidate[]>();
  for (const claim of claims) {
    byInstant.set(claim.claimedMicros, [...(byInstant.get(claim.claimedMicros) ?? []), claim]);
  }
  return byInstant;
};

/** An imported reading that its device now sends as well is the device's: undoing the import must leave it. */
const adoptedRow = (
  meterId: number,
  { claim, atMicros }: Placed<MergeCandidate>,
  sentToo: ReadonlyMap<number, readonly MergeCandidate[]>,
): MeterReading | null => {
  if (claim.importId === null) return null;
  const sent = sentToo.get(claim.claimedMicros)?.find((twin) => isSameClaim(twin, claim));
  if (!sent) return null;
  const { arrivedMicros, source, values } = sent;
  return {
    meterId,
    atMicros,
    arrivedMicros,
    source,
    shift: atMicros - claim.claimedMicros,
    importId: null,
    values,
  };
};

/** Null when it is stored just there. */
const rowToWrite = (meterId: number, { claim, atMicros }: Placed<MergeCandidate>): MeterReading | null => {
  if (claim.stored?.atMicros === atMicros) return null;
  const { arrivedMicros, source, importId, values } = claim;
  return {
    meterId,
    atMicros,
    arrivedMicros,
    source,
    shift: atMicros - claim.claimedMicros,
    importId,
    values,
  };
};
