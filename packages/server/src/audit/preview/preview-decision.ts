// What a decision would change, computed as the decision itself would be, of which nothing is stored and nothing remembered.
import type { AuditPreview } from '@ohmstead/contract';
import { dateAt, localDay, localMonth } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { billedSiteOf } from '../../bills/billed-site.ts';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import type { Ingest } from '../../ingest/create-ingest.ts';
import { readSlotsWith } from '../../recompute/ledger-overlay.ts';
import { staleLedgerOf } from '../../recompute/stale-ledger.ts';
import { readRegisterSlots } from '../../rollups/read-register-slots.ts';
import { withTime } from '../../rollups/roll-up-days.ts';
import { findSiteSnapshot } from '../../rollups/site-snapshot.ts';
import type { SiteScope } from '../../sites/request-scope.ts';
import type { Database } from '../../storage/schema.ts';
import { auditedMeter } from '../audited-meter.ts';
import { changedDates, changesIn, datesTouched } from './changed-energy.ts';
import { supposedBill } from './supposed-bill.ts';
import { bookingsAround, supposedUnconfirmed } from './supposed-bookings.ts';
import { type SupposedLedger, supposedLedger } from './supposed-ledger.ts';
import { type About, type Supposed, type SupposedRules, supposedRules } from './supposed-rules.ts';

export type Previewer = SiteScope & { readonly ingest: Pick<Ingest, 'history' | 'untilReadable'> };

/** Who waits for a preview is still deciding. */
const patienceMs = 8_000;

export const previewDecision = async (
  previewer: Previewer,
  meterId: number,
  supposed: Supposed,
): Promise<Outcome<AuditPreview>> => {
  const { db, ingest, nowMs } = previewer;
  await ingest.untilReadable();
  const found = await auditedMeter(db, meterId);
  const site = found && (await findSiteSnapshot(db, found.siteId, nowMs));
  if (!found || !site) return refuse('wrong_id');
  const billed = await billedSiteOf(db, site);
  const look = (trx: Transaction<Database>, about: About) => bookingsAround(trx, billed, about.atMicros);
  const rules = await supposedRules(db, previewer, { meterId, supposed, look });
  if (isRefused(rules)) return rules;
  const { atMicros, registers } = rules;
  const ledger = rules.areNew ? await ledgerUnder(previewer, rules) : null;
  const readSupposed = ledger?.touched ? readSlotsWith(ledger.overlay) : readRegisterSlots;
  const compared = { meterId, readSupposed };
  const { zone } = site;
  const touched = ledger?.touched ? await datesTouched(db, compared, { zone, touched: ledger.touched }) : [];
  const changed = await changedDates(db, compared, { zone, dates: touched });
  const date = dateAt(zone, Math.floor(atMicros / 1000));
  const unconfirmed = rules.seen && supposedUnconfirmed(billed, rules.seen, ledger?.overlay ?? null);
  const change = { atMicros, touched, readSupposed, unconfirmed };
  return {
    day: { date, changes: await changesIn(db, compared, localDay(zone, date), registers) },
    month: {
      month: date.slice(0, 7),
      changes: await changesIn(db, compared, localMonth(zone, date), registers),
    },
    bill: await supposedBill(withTime(previewer), billed, change),
    changedDays: changed.length,
    isPartial: ledger?.isPartial === true || (await staleLedgerOf(db, meterId)) !== null,
  };
};

const ledgerUnder = (
  { db, ingest }: Previewer,
  { meter, atMicros }: Pick<SupposedRules<unknown>, 'meter' | 'atMicros'>,
): Promise<SupposedLedger | null> => {
  const outOfTime = AbortSignal.timeout(patienceMs);
  return supposedLedger(db, ingest.history, { meter, atMicros, mayGoOn: () => !outOfTime.aborted });
};
