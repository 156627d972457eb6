// Arbitrary meters with faults: what they show, and what really passed.
import fc from 'fast-check';
import { type CounterDecision, type PhaseRow, type Reading, stepVerdicts } from '../src/index.ts';
import { buildReading, buildRow } from './build-reading.ts';

export type Step = {
  seconds: number;
  /** Mean power until this reading; + import, − export. */
  powerW: number;
  fault: 'none' | 'zero' | 'low' | 'jump' | 'reset' | 'silent' | 'unknown';
  /** Rows sent: one phase, three, or three and the meter's own net row. */
  rows: 1 | 3 | 4;
};

const step: fc.Arbitrary<Step> = fc.record({
  seconds: fc.oneof(
    fc.integer({ min: 1, max: 90 }),
    fc.integer({ min: 1, max: 1500 }),
    fc.integer({ min: 1, max: 9000 }),
  ),
  powerW: fc.integer({ min: -20_000, max: 20_000 }),
  fault: fc.oneof(
    { weight: 8, arbitrary: fc.constant('none' as const) },
    { weight: 3, arbitrary: fc.constantFrom('zero', 'low', 'jump', 'reset', 'silent', 'unknown') },
  ),
  rows: fc.constantFrom(1, 3, 4),
});

/** What really passes in a step, mWh. */
export const importOf = ({ powerW, seconds }: Step): number =>
  Math.round((Math.max(0, powerW) * seconds) / 3.6);
export const exportOf = ({ powerW, seconds }: Step): number =>
  Math.round((Math.max(0, -powerW) * seconds) / 3.6);

export const steps = (maxLength = 60): fc.Arbitrary<Step[]> => fc.array(step, { minLength: 1, maxLength });

/** Where the counters of some meters begin again at 0; they begin shortly before it. */
export const moduli: fc.Arbitrary<number | null> = fc.constantFrom(null, 7_050_000_000);

const kwh = (mwh: number): number => mwh / 1e6;

/** What the meter shows. It begins at 7,000 kWh import and 3,000 kWh export. */
export const readingsOf = (list: readonly Step[], modulus: number | null = null): Reading[] => {
  const shown = (mwh: number): number => kwh(modulus === null ? mwh : mwh % modulus);
  let atMicros = Date.UTC(2026, 2, 28, 22) * 1000;
  let imported = 7_000_000_000;
  let exported = 3_000_000_000;
  return list.map((item) => {
    atMicros += item.seconds * 1_000_000;
    imported = item.fault === 'reset' ? 0 : imported + importOf(item);
    exported += exportOf(item);
    const faulty = rowOf(item, shown(imported), shown(exported));
    const sound = buildRow({ powerW: item.powerW, importKwh: shown(imported), exportKwh: shown(exported) });
    const phases = item.rows === 1 ? [faulty] : [faulty, sound, faulty];
    return buildReading({ atMicros, phases, net: item.rows === 4 ? sound : null });
  });
};

const rowOf = ({ fault, powerW }: Step, importKwh: number, exportKwh: number): PhaseRow => {
  if (fault === 'silent') return buildRow({ powerW, importKwh: null, exportKwh: null });
  if (fault === 'unknown') return buildRow({ powerW, importKwh: null, exportKwh });
  if (fault === 'zero') return buildRow({ powerW, importKwh: 0, exportKwh: 0 });
  if (fault === 'low') return buildRow({ powerW, importKwh: importKwh / 2, exportKwh });
  if (fault === 'jump') return buildRow({ powerW, importKwh: importKwh + 500_000, exportKwh });
  return buildRow({ powerW, importKwh, exportKwh });
};

/** About counts that came, and about some that never did. */
export const decisionsAbout = (readings: readonly Reading[]): fc.Arbitrary<CounterDecision[]> => {
  const instants = readings.flatMap(({ atMicros }) => [atMicros, atMicros + 500_000]);
  const atMicros = fc.constantFrom(...instants);
  const count = fc.option(fc.integer({ min: 0, max: 8_000_000_000 }), { nil: null });
  const counts = fc.array(count, { maxLength: 8 });
  return fc.uniqueArray(
    fc.oneof(
      fc.record({
        kind: fc.constant('step' as const),
        atMicros,
        register: fc.integer({ min: 0, max: 7 }),
        verdict: fc.constantFrom(...stepVerdicts),
      }),
      fc.record({
        kind: fc.constant('replacement' as const),
        atMicros,
        finalMwh: counts,
        firstMwh: counts,
      }),
    ),
    {
      maxLength: 4,
      selector: (decision) =>
        JSON.stringify([decision.atMicros, decision.kind === 'step' && decision.register]),
    },
  );
};
