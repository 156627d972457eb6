// Kinds that single readings of a meter show, and the silence after them.
import { minuteMs } from '@ohmstead/domain';
import { type CountedReading, countedReadings, type Phase } from './counted-readings.ts';
import type { KindStory } from './kind-story.ts';
import { nowMs } from './story-times.ts';

const fromMs = nowMs - 18 * minuteMs;
const beginsMs = nowMs - 7 * minuteMs;
const usual: Phase = { w: 700 };

type Watched = {
  readonly kind: string;
  /** Of each phase. */
  readonly phases: readonly Phase[];
  readonly limit: number | null;
  readonly phase?: string;
  readonly says: readonly string[];
};

/** A reading a minute, beyond the limit from one of them on until the meter is well again. */
const beyond = ({ kind, phases, limit, phase = '', says }: Watched): KindStory => {
  const place = (site: string) => `Grid (${site})${phase}`;
  const well = phases.map(() => usual);
  const course = { stepMs: minuteMs, phasesAt: (atMs: number) => (atMs < beginsMs ? well : phases) };
  const readings = countedReadings({ ...course, fromMs, toMs: nowMs });
  return {
    meter: { type: phases.length === 3 ? 3 : 1 },
    rule: limit === null ? null : { limit },
    readings,
    title: (site) => `${kind}: ${place(site)}`,
    says,
    end: {
      how: 'recovered',
      after: 'minutes',
      readings: wellAgain(readings, well),
      title: (site) => `Back to normal: ${kind}, ${place(site)}`,
      says: 'It lasted from Jun 16, 2026, 12:01 PM to Jun 16, 2026, 12:09 PM.',
    },
  };
};

const wellAgain = (before: readonly CountedReading[], well: readonly Phase[]): CountedReading[] =>
  countedReadings(
    {
      fromMs: nowMs + minuteMs,
      toMs: nowMs + 3 * minuteMs,
      stepMs: minuteMs,
      phasesAt: () => well,
    },
    before.at(-1),
  );

const heardOnce = countedReadings({
  fromMs: nowMs,
  toMs: nowMs,
  stepMs: minuteMs,
  phasesAt: () => [usual],
});

export const storiesOfReadings = {
  offline: {
    rule: { limit: 5 },
    readings: heardOnce,
    title: (site) => `Offline: Grid (${site})`,
    says: [
      'No reading has come since Jun 16, 2026, 12:08 PM. You are notified after 5 min.',
      'Check the meter’s power supply and its network',
    ],
    end: {
      how: 'recovered',
      after: 'minutes',
      readings: wellAgain(heardOnce, [usual]),
      title: (site) => `Back to normal: Offline, Grid (${site})`,
      says: 'It lasted from Jun 16, 2026, 12:08 PM to Jun 16, 2026, 12:20 PM.',
    },
  },
  overPower: beyond({
    kind: 'Overload',
    phases: [{ w: 7250 }],
    limit: 5000,
    says: ['The power reached 7.25 kW. Your limit is 5.00 kW.', 'Switch off something large'],
  }),
  overVoltage: beyond({
    kind: 'Over-voltage',
    phases: [{ ...usual, v: 256 }],
    limit: 250,
    phase: ', phase A',
    says: ['The voltage reached 256.00 V. Your limit is 250.00 V.', 'tell your grid operator'],
  }),
  underVoltage: beyond({
    kind: 'Under-voltage',
    phases: [usual, usual, { ...usual, v: 201 }],
    limit: 210,
    phase: ', phase C',
    says: ['The voltage fell to 201.00 V. Your limit is 210.00 V.', 'check long cables'],
  }),
  overCurrent: beyond({
    kind: 'Over-current',
    phases: [{ w: 9200, a: 40 }],
    limit: 32,
    phase: ', phase A',
    says: ['The current reached 40.00 A. Your limit is 32.00 A.', 'before its fuse does'],
  }),
  phaseLoss: beyond({
    kind: 'Phase loss',
    phases: [usual, { v: 3, a: 0, w: 0 }, usual],
    limit: null,
    phase: ', phase B',
    says: [
      'This phase has only 3.00 V while another phase has its voltage.',
      'Check the fuse of this phase.',
    ],
  }),
} as const satisfies Record<string, KindStory>;
