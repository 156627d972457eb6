// A meter that counts on while what it shows goes through one fault after another.
import fc from 'fast-check';
import { microsPerSecond, type Reading } from '../src/index.ts';
import { buildReading, buildRow } from './build-reading.ts';

export const faultKinds = [
  'none',
  'dip',
  'zeros',
  'zerosThenSilence',
  'silence',
  'jump',
  'jumpBack',
  'restart',
  'swap',
  'loan',
  'jitter',
  'correction',
  'midnight',
  'unknown',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Fault = {
  readonly kind: FaultKind;
  /** How many reads it lasts. */
  readonly reads: number;
  readonly seconds: number;
  readonly powerW: number;
  /** How far off, kWh. */
  readonly far: number;
};

export const faultOf = (kind: fc.Arbitrary<FaultKind>): fc.Arbitrary<Fault> =>
  fc.record({
    kind,
    reads: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 40 })),
    seconds: fc.constantFrom(5, 10, 60, 300, 900, 3600),
    powerW: fc.constantFrom(0, 60, 600, 6000),
    far: fc.constantFrom(0.001, 0.1, 0.8, 3, 40, 5000),
  });

export const anyFault = faultOf(fc.constantFrom(...faultKinds));

/** Only such as leave the counter what it is: all that passed is on it in the end. */
export const passing: readonly FaultKind[] = [
  'none',
  'dip',
  'zeros',
  'zerosThenSilence',
  'silence',
  'jumpBack',
  'jitter',
  'unknown',
];

/**
 * Such as never show a young counter a plausible rise that did not pass. What it did in a silence only the power shown
 * can tell.
 */
export const honest: readonly FaultKind[] = faultKinds.filter(
  (kind) => !['jump', 'swap', 'loan', 'zerosThenSilence'].includes(kind),
);

type FaultyMeter = {
  readonly readings: readonly Reading[];
  /** What passed from the first read to the last, mWh. */
  readonly passedMwh: number;
};

const quiet: Fault = { kind: 'none', reads: 5, seconds: 300, powerW: 600, far: 1 };

export const faultyMeter = (faults: readonly Fault[], lifetimeKwh = 5000): FaultyMeter => {
  const readings: Reading[] = [];
  let atMicros = Date.UTC(2026, 2, 28, 12) * 1000;
  const startMwh = Math.round(lifetimeKwh * 1e6);
  let truth = startMwh;
  let offset = 0;
  const send = (mwh: number | null, powerW: number | null, claimedMicros?: number): void => {
    const importKwh = mwh === null ? null : Math.max(0, mwh) / 1e6;
    const row = buildRow({ powerW, importKwh, exportKwh: 0 });
    const at = claimedMicros === undefined ? atMicros : claimedMicros + 1;
    readings.push(
      buildReading({ atMicros: at, phases: [row], ...(claimedMicros !== undefined && { claimedMicros }) }),
    );
  };
  const pass = (seconds: number, powerW: number): void => {
    atMicros += seconds * microsPerSecond;
    truth += Math.round((powerW * seconds) / 3.6);
  };
  for (const fault of [quiet, ...faults.flatMap((one) => [one, quiet])]) {
    const { kind, reads, seconds, powerW } = fault;
    const far = Math.round(fault.far * 1e6);
    if (kind === 'restart') offset = -truth;
    if (kind === 'swap') offset += far * 2;
    if (kind === 'jump') offset += far;
    const heldLow = Math.max(0, truth + offset - far);
    let lent = 0;
    for (let read = 0; read < reads; read += 1) {
      pass(seconds, powerW);
      const shown = truth + offset;
      lent += Math.round((powerW * seconds) / 3.6);
      if (kind === 'midnight' && read % 12 === 0) offset = -truth;
      if (kind === 'dip') send(heldLow, powerW);
      else if (kind === 'zeros' || kind === 'zerosThenSilence') send(0, 0);
      else if (kind === 'loan') send(far + lent, powerW);
      else if (kind === 'jumpBack') send(shown + 1_000_000_000_000 + far, powerW);
      else if (kind === 'jitter') send(shown - (read % 2), powerW);
      else if (kind === 'unknown') send(null, powerW);
      else if (kind === 'midnight') send(truth + offset, powerW);
      else if (kind === 'correction') {
        const claimed = atMicros;
        readings.push(
          buildReading({
            atMicros,
            claimedMicros: claimed,
            phases: [buildRow({ powerW, importKwh: shown / 1e6, exportKwh: 0 })],
          }),
        );
        send(shown + far, powerW, claimed);
      } else if (kind !== 'silence') send(shown, powerW);
    }
    if (kind === 'silence' || kind === 'zerosThenSilence') pass(40_000, powerW / 4);
  }
  return { readings, passedMwh: truth - startMwh - firstPassed };
};

/** What passes before the first read. */
const firstPassed = Math.round((quiet.powerW * quiet.seconds) / 3.6);
