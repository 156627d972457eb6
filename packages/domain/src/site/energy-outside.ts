// What the registers of a meter rose by in a span outside of its intervals: there they are not what counts.
import { energyBetween } from '../counter/energy.ts';
import type { RegisterSlot } from '../counter/register-slot.ts';
import type { Registers } from '../counter/registers.ts';
import type { ResolvedIntervals } from '../interval/resolve-intervals.ts';
import { spansOutside } from '../interval/spans-outside.ts';
import type { MicroSpan } from '../time/micro-span.ts';

/** By register, mWh; null where nothing is known of it. `slots` as `energyBetween` takes them. */
export const energyOutside = (
  slots: readonly RegisterSlot[],
  span: MicroSpan,
  { imported, exported }: ResolvedIntervals,
): Registers => {
  const [ofImport, ofExport] = [imported, exported].map((pieces) =>
    spansOutside([span], pieces)
      .map(({ fromMicros, toMicros }) => energyBetween(slots, fromMicros, toMicros).energyMwh)
      .reduce(addRegisters, []),
  );
  const width = Math.max(ofImport?.length ?? 0, ofExport?.length ?? 0);
  return Array.from(
    { length: width },
    (_, register) => (register % 2 === 0 ? ofImport : ofExport)?.[register] ?? null,
  );
};

/** Null only where it is unknown in both. */
export const addRegisters = (one: Registers, other: Registers): Registers =>
  (one.length < other.length ? other : one).map((_, register) => {
    const [risen, more] = [one[register] ?? null, other[register] ?? null];
    return risen === null || more === null ? (risen ?? more) : risen + more;
  });
