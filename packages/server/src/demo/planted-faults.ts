// What a visitor of the demo finds: one case of everything that the ledger judges, each with the reason it was planted
// for. The days count back from the beginning of the day on which the demo was installed, so that the past of an
// installation never changes.
import { dayMs, hourMs, minuteMs } from '@ohmstead/domain';
import type { MeterFault } from './fleet-messages.ts';

export type PlantedKind = 'silence' | 'restart' | 'spike' | 'replacement' | 'question';

export type PlantedFault = {
  readonly kind: PlantedKind;
  readonly profile: string;
  readonly meter: string;
  readonly daysBefore: number;
  readonly forMs: number;
};

export const plantedFaults: readonly PlantedFault[] = [
  // The router of the flat was switched off over a long weekend: hours are estimated, the sum is not lost.
  { kind: 'silence', profile: 'flat', meter: 'Flat', daysBefore: 9, forMs: 31 * hourMs },
  // The car charger was struck by interference and showed one wrong count: nothing of it is booked.
  { kind: 'spike', profile: 'solarHouse', meter: 'Car charger', daysBefore: 20, forMs: minuteMs },
  // The parlour's meter lost its memory in a power cut and counts from 0: the energy goes on.
  { kind: 'restart', profile: 'farm', meter: 'Milking parlour', daysBefore: 38, forMs: 0 },
  // The bakery's meter was exchanged for a new one, with both counts written down.
  { kind: 'replacement', profile: 'bakery', meter: 'Grid', daysBefore: 66, forMs: hourMs },
  // Somebody lent the pump's meter out; what came back counts elsewhere, and only the owner knows what happened.
  { kind: 'question', profile: 'farm', meter: 'Water pump', daysBefore: 96, forMs: 50 * hourMs },
];

/** Working hours, in which meters are exchanged and routers pulled. */
const timeOfDayMs = 9 * hourMs;

/** Half-open: [fromMs, toMs). */
export const spanOfFault = ({ daysBefore, forMs }: PlantedFault, countedFromMs: number) => {
  const fromMs = countedFromMs - daysBefore * dayMs + timeOfDayMs;
  return { fromMs, toMs: fromMs + forMs };
};

const wrongCountKwh = 40_000;
const lentCountKwh = 37.25;

/** What the virtual meter does so that the fault shows. */
export const faultsOf = (profile: string, meter: string, countedFromMs: number): MeterFault[] =>
  plantedFaults
    .filter((fault) => fault.profile === profile && fault.meter === meter)
    .flatMap((fault) => actsOf(fault, countedFromMs));

const actsOf = (fault: PlantedFault, countedFromMs: number): MeterFault[] => {
  const span = spanOfFault(fault, countedFromMs);
  const silence = { kind: 'silence' as const, ...span };
  const restartAt = (firstKwh: number) => ({ kind: 'restart' as const, atMs: span.toMs, firstKwh });
  switch (fault.kind) {
    case 'silence':
      return [silence];
    case 'spike':
      return [{ kind: 'spike', ...span, addedKwh: wrongCountKwh }];
    case 'restart':
      return [restartAt(0)];
    case 'replacement':
      return [silence, restartAt(0)];
    case 'question':
      return [silence, restartAt(lentCountKwh)];
  }
};
