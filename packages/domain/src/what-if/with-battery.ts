// Slots of a site as they would have been with a battery. What is consumed and yielded stays as it was.
import type { SiteSlots } from '../site/site-slots.ts';
import { hourMs } from '../time/durations.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { Battery } from './battery.ts';

export type WithBattery = {
  readonly slots: SiteSlots;
  /** mWh charged in all = stored at the end + discharged + lost. */
  readonly chargedMwh: number;
  readonly dischargedMwh: number;
  readonly lostMwh: number;
  readonly storedMwh: number;
};

type Moved = { readonly charged: number; readonly discharged: number };

/** The battery starts empty. It rests where import or export is unknown, and unknown values stay unknown. */
export const withBattery = (slots: SiteSlots, battery: Battery): WithBattery => {
  const store = emptyStore(battery);
  const moved = slots.imported.map((imported, index) => {
    const exported = slots.exported[index] ?? null;
    return imported === null || exported === null ? null : store.run(imported, exported);
  });
  return { slots: slotsAfter(slots, moved), ...store.sums() };
};

const emptyStore = ({ capacityWh, chargeW, dischargeW, efficiencyPpm }: Battery) => {
  const capacityMwh = capacityWh * 1000;
  const most = (powerW: number): number => Math.floor((powerW * 1000 * quarterHourMs) / hourMs);
  const [mostIn, mostOut] = [most(chargeW), most(dischargeW)];
  let [storedMwh, chargedMwh, dischargedMwh, lostMwh] = [0, 0, 0, 0];
  const charge = (surplus: number): number => {
    const room = Math.floor(((capacityMwh - storedMwh) * 1_000_000) / efficiencyPpm);
    const charged = Math.min(surplus, mostIn, room);
    const kept = Math.min(capacityMwh - storedMwh, Math.floor((charged * efficiencyPpm) / 1_000_000));
    storedMwh += kept;
    chargedMwh += charged;
    lostMwh += charged - kept;
    return charged;
  };
  const discharge = (need: number): number => {
    const discharged = Math.min(need, mostOut, storedMwh);
    storedMwh -= discharged;
    dischargedMwh += discharged;
    return discharged;
  };
  return {
    run: (imported: number, exported: number): Moved =>
      exported > imported
        ? { charged: charge(exported), discharged: 0 }
        : { charged: 0, discharged: discharge(imported) },
    sums: () => ({ storedMwh, chargedMwh, dischargedMwh, lostMwh }),
  };
};

const slotsAfter = (slots: SiteSlots, moved: readonly (Moved | null)[]): SiteSlots => {
  return {
    ...slots,
    imported: slots.imported.map((energy, index) => minus(energy, moved[index]?.discharged ?? 0)),
    exported: slots.exported.map((energy, index) => minus(energy, moved[index]?.charged ?? 0)),
    selfUsed: slots.selfUsed.map((energy, index) => plus(energy, moved[index]?.charged ?? 0)),
    charged: slots.charged.map((energy, index) => ownAnd(energy, moved[index]?.charged)),
    discharged: slots.discharged.map((energy, index) => ownAnd(energy, moved[index]?.discharged)),
  };
};

const minus = (energy: number | null, less: number): number | null =>
  energy === null ? null : energy - less;
const plus = (energy: number | null, more: number): number | null => (energy === null ? null : energy + more);

/** A site without storage of its own (null) has only the simulated one. */
const ownAnd = (own: number | null, simulated: number | undefined): number | null =>
  simulated === undefined ? own : (own ?? 0) + simulated;
