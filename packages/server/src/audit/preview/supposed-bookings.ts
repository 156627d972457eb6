// Which energy of a billing period nobody would have confirmed under a supposed decision: it sets no demand peak.
import { billingPeriodOf, type CounterEvent, dateAt, type MicroSpan } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { BilledSite } from '../../bills/billed-site.ts';
import type { LedgerOverlay } from '../../recompute/ledger-overlay.ts';
import { type BookedRow, bookedRows, unconfirmedOf } from '../../rollups/unconfirmed-spans.ts';
import type { Database } from '../../storage/schema.ts';

/** Null where no version has a demand charge. Read it while the decision holds. */
export const bookingsAround = async (
  db: Kysely<Database>,
  { site, startDay, versions }: BilledSite,
  atMicros: number,
): Promise<BookedRow[] | null> =>
  versions.some(({ demandCharge }) => demandCharge !== null)
    ? bookedRows(
        db,
        site,
        billingPeriodOf(site.zone, startDay, dateAt(site.zone, Math.floor(atMicros / 1000))),
      )
    : null;

/** `overlay` null: the decision leaves the ledger as it is. */
export const supposedUnconfirmed = (
  { site }: BilledSite,
  rows: readonly BookedRow[],
  overlay: LedgerOverlay | null,
): MicroSpan[] => unconfirmedOf(site, overlay === null ? rows : withEvents(rows, overlay));

/** The last register of a meter with a net row of its own. */
const netExport = 7;

const withEvents = (
  rows: readonly BookedRow[],
  { meterId, slots, events, fromMicros, toMicros }: LedgerOverlay,
): BookedRow[] => {
  const isReplaced = ({ meter_id, event }: BookedRow): boolean =>
    meter_id === meterId && event.atMicros >= fromMicros && event.atMicros < toMicros;
  const stored = rows.filter(isReplaced);
  const has_net_row = stored[0]?.has_net_row ?? (slots.at(-1)?.lastCounts.length ?? 0) > netExport;
  const booked = events.filter(
    ({ register, bookedMwh, takesBack }) =>
      register >= 0 && ((bookedMwh ?? 0) > 0 || takesBack !== undefined),
  );
  return [
    ...rows.filter((row) => !isReplaced(row)),
    ...booked.map((event) => ({
      meter_id: meterId,
      event,
      is_confirmed: isConfirmed(event, stored),
      has_net_row,
    })),
  ];
};

/** What was kept stays so while the judgement is the same. */
const isConfirmed = (event: CounterEvent, stored: readonly BookedRow[]): boolean =>
  event.reason === 'decided' ||
  stored.some(
    ({ event: { atMicros, register, kind, bookedMwh }, is_confirmed }) =>
      is_confirmed &&
      atMicros === event.atMicros &&
      register === event.register &&
      kind === event.kind &&
      bookedMwh === event.bookedMwh,
  );
