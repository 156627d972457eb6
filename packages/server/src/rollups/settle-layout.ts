// Roll-ups are valid for one layout of a site: its zone, its phase rule, its meters and what they measure. When the layout
// has changed, whoever changed it, they are deleted. A new meter changes nothing of the past by itself; its late readings
// invalidate roll-ups when they arrive.
import type { Kysely } from 'kysely';
import type { MeterPart } from '../storage/schema/sites.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { forgetFiguresBefore } from './forget-figures-before.ts';
import { invalidateSiteIn } from './invalidate-rollups.ts';

type LaidOut = {
  readonly id: number;
  readonly zone: string;
  readonly rule: string;
  readonly meters: readonly LaidOutMeter[];
};
type LaidOutMeter = {
  readonly id: number;
  readonly useType: number;
  readonly orientation: string;
  readonly parts: readonly MeterPart[];
};
type Stored = { readonly revision: number | null; readonly layout: string | null };

/** False where the layout had changed and is stored now: the site has a newer revision than the one that was read. */
export const settleLayout = async (
  db: Kysely<Database>,
  site: LaidOut,
  { revision, layout }: Stored,
): Promise<boolean> => {
  const current = layoutOf(site);
  const text = JSON.stringify(current);
  if (revision !== null && layout === text) return true;
  // A site without readings has no roll-ups.
  if (layout === null && site.meters.length === 0) return true;
  await transact(db, async (transaction) => {
    if (layout !== null && !isExtended(JSON.parse(layout), current)) {
      await forgetFiguresBefore(transaction, site.id, ['month', 'bill']);
      await invalidateSiteIn(transaction, site.id);
    }
    await transaction
      .insertInto('site_revision')
      .values({ site_id: site.id, layout: text })
      .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ layout: text }))
      .execute();
  });
  return false;
};

type Layout = { readonly zone: string; readonly rule: string; readonly meters: readonly string[] };

const layoutOf = ({ zone, rule, meters }: LaidOut): Layout => ({
  zone,
  rule,
  meters: meters.map(({ id, useType, orientation, parts }) =>
    [id, useType, orientation, ...parts.map(({ meterId, sign }) => sign * meterId)].join(' '),
  ),
});

/** Whether the only change is that meters were added. */
const isExtended = (before: Layout, now: Layout): boolean =>
  before.zone === now.zone &&
  before.rule === now.rule &&
  before.meters.every((meter) => now.meters.includes(meter));
