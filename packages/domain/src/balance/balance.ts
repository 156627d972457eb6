// Where a site's energy came from and where it went, from what its meters passed; power and energy alike.
//   consumption = import + yield − export + discharge − charge
// 1. Grid meters give import and export. Inverter meters give the yield: their production direction; their
//    standby use comes off the site's own wires and is part of consumption. Storage: import charges, export discharges.
// 2. Load meters are parts of consumption and never added to it. Only without a grid meter are they all there
//    is: consumption is then their sum.
// 3. A site without inverter meter has no known yield. It consumes what it imports, unless it exports more than
//    its storage gives: then something unmetered produces, and consumption is unknown too. That is a state of its own.
//    Where it has no storage either and its grid meters do not count export, it is taken to export nothing: so are the
//    files of utilities, of which most have consumption alone.
// 4. With an inverter meter, more export than yield and discharge, or consumption below nothing, is a contradiction
//    between the meters: a state of its own, never a negative number beside others that look right.
//    Within the tolerance for imperfect meters consumption is at least 0.
// 5. One unknown meter makes what depends on it unknown. Null is never 0.
import { useTypes } from '../meter.ts';
import { type MeterFlow, productionOf } from './meter-flow.ts';
import { type Quantity, toleranceOf } from './tolerance.ts';

/** All ≥ 0, in the unit of the flows; null where no meter measures it. */
export type BalanceFigures = {
  readonly imported: number | null;
  readonly exported: number | null;
  readonly yielded: number | null;
  readonly consumed: number | null;
  readonly charged: number | null;
  readonly discharged: number | null;
  /** Yield not exported, what was stored included. */
  readonly selfUsed: number | null;
};

/**
 * `inconsistent`, `unmetered`: flows as metered, consumption and self-use null. `unmetered`: what was exported was
 * produced by something without a meter. `noData`: every figure is null.
 */
export type Balance = { readonly kind: 'ok' | 'inconsistent' | 'unmetered' | 'noData' } & BalanceFigures;

export const balanceOf = (flows: readonly MeterFlow[], quantity: Quantity): Balance => {
  const metered = meteredFlows(flows);
  const consumption = metered.hasGrid ? balancedConsumption(metered, quantity) : metered.loads;
  const isBalanced = consumption !== 'inconsistent' && consumption !== 'unmetered';
  const consumed = isBalanced ? consumption : null;
  const selfUsed = isBalanced ? selfUse(metered) : null;
  const { imported, exported, yielded, charged, discharged } = metered;
  const known = imported ?? exported ?? yielded ?? charged ?? discharged ?? consumed ?? selfUsed;
  const kind = isBalanced ? kindOf(known) : consumption;
  return { kind, imported, exported, yielded, consumed, charged, discharged, selfUsed };
};

const kindOf = (known: number | null): 'ok' | 'noData' => (known === null ? 'noData' : 'ok');

type Metered = ReturnType<typeof meteredFlows>;

/** Undefined where the site has no such meter, null where one of them is unknown. */
type Sum = number | null | undefined;

/** Adds up in one pass, because every minute of a day is balanced. */
const meteredFlows = (flows: readonly MeterFlow[]) => {
  let imported: Sum;
  let exported: Sum;
  let yielded: Sum;
  let charged: Sum;
  let discharged: Sum;
  let loads: Sum;
  for (const flow of flows) {
    switch (flow.useType) {
      case useTypes.grid:
        imported = plus(imported, flow.imported);
        exported = plus(exported, flow.exported);
        break;
      case useTypes.inverter:
        yielded = plus(yielded, productionOf(flow));
        break;
      case useTypes.load:
        loads = plus(loads, flow.imported);
        break;
      case useTypes.storage:
        charged = plus(charged, flow.imported);
        discharged = plus(discharged, flow.exported);
    }
  }
  return {
    hasGrid: imported !== undefined,
    hasInverter: yielded !== undefined,
    hasStorage: charged !== undefined,
    imported: imported ?? null,
    exported: exported ?? null,
    yielded: yielded ?? null,
    charged: charged ?? null,
    discharged: discharged ?? null,
    loads: loads ?? null,
  };
};

/** The sum is unknown as soon as one amount is. */
const plus = (sum: Sum, amount: number | null): number | null =>
  sum === null || amount === null ? null : (sum ?? 0) + amount;

type Consumption = number | null | 'inconsistent' | 'unmetered';

const balancedConsumption = (site: Metered, quantity: Quantity): Consumption => {
  const { imported } = site;
  const mayExport = site.hasInverter || site.hasStorage;
  const exported = site.exported ?? (mayExport ? null : 0);
  // What a site does not have adds nothing; what it has and does not measure makes the sum unknown.
  const yielded = site.hasInverter ? site.yielded : 0;
  const charged = site.hasStorage ? site.charged : 0;
  const discharged = site.hasStorage ? site.discharged : 0;
  if (imported === null || exported === null) return null;
  if (yielded === null || charged === null || discharged === null) return null;
  const tolerance = toleranceOf(quantity, imported + yielded + discharged + exported);
  const unexplained = exported - yielded - discharged > tolerance;
  if (unexplained) return site.hasInverter ? 'inconsistent' : 'unmetered';
  const consumed = imported + yielded - exported + discharged - charged;
  return consumed < -tolerance ? 'inconsistent' : Math.max(0, consumed);
};

const selfUse = ({ yielded, exported }: Metered): number | null =>
  yielded === null || exported === null ? null : Math.max(0, yielded - exported);
