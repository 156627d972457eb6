import { type Decoded, decodePayload, type PhaseRow, type ReactiveRow, type Reading } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generations } from '../firmware.ts';
import type { Identity } from '../identity.ts';
import { factorySettings } from '../memory/settings.ts';
import { monitor } from './monitor.ts';
import { monitorJson, notReadyJson } from './monitor-json.ts';
import { shownReading } from './shown-reading.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);
const counter = number(0, 1e6);

const phaseRow: fc.Arbitrary<PhaseRow> = fc.record({
  voltageV: number(0, 400),
  currentA: number(0, 600),
  powerW: number(-1e5, 1e5),
  importKwh: counter,
  exportKwh: counter,
  frequencyHz: number(45, 65),
  powerFactor: number(0, 1),
});
const reactiveRow: fc.Arbitrary<ReactiveRow> = fc.record({
  reactiveVar: number(-1e5, 1e5),
  inductiveKvarh: counter,
  capacitiveKvarh: counter,
});

const readingOf = (phases: 1 | 3): fc.Arbitrary<Reading> =>
  fc.record({
    atMicros: fc.constant(0),
    phases: fc.array(phaseRow, { minLength: phases, maxLength: phases }),
    net: phases === 3 ? phaseRow : fc.constant(null),
    reactive: phases === 3 ? fc.array(reactiveRow, { minLength: 3, maxLength: 3 }) : fc.constant(null),
  });

const measured = fc
  .constantFrom(1 as const, 3 as const)
  .chain((phases) => fc.record({ phases: fc.constant(phases), reading: readingOf(phases) }));
const identityFor = (
  generation: Identity['generation'],
  phases: 1 | 3,
  form: Identity['form'],
): Identity => ({
  generation,
  phases,
  form,
  version: 'v',
  model: 'WEM3080',
  sn: 'DA2BED94',
  mac: 'B0F8932A295C',
});
const bit = fc.constantFrom(0 as const, 1 as const);
const sent = (payload: unknown): Decoded => decodePayload(JSON.parse(JSON.stringify(payload)));
const withoutFive = (row: PhaseRow): PhaseRow => ({ ...row, frequencyHz: null, powerFactor: null });

describe('every payload of the device', () => {
  it('is read by the product to the values that were measured', () => {
    fc.assert(
      fc.property(measured, fc.constantFrom(...generations), bit, bit, (given, generation, net, reactive) => {
        const settings = { ...factorySettings.advanced, netmetering: net, reactive };
        const shown = shownReading(given.reading, settings);
        const identity = identityFor(generation, given.phases, 'usual');
        const isShort = generation === 'old' && given.phases === 1;
        expect(sent(monitorJson(identity, shown))).toEqual({
          kind: 'reading',
          sn: 'DA2BED94',
          time: null,
          key: null,
          values: {
            phases: isShort ? given.reading.phases.map(withoutFive) : given.reading.phases,
            net: net === 1 ? given.reading.net : null,
            reactive: reactive === 1 ? given.reading.reactive : null,
          },
        });
      }),
    );
  });

  it('is read the same from the newer answer', () => {
    fc.assert(
      fc.property(measured, ({ phases, reading }) => {
        const answer = monitor(identityFor('new', phases, 'usual'), null, reading);
        expect(sent(answer)).toMatchObject({
          kind: 'reading',
          sn: 'DA2BED94',
          values: { phases: reading.phases, net: reading.net, reactive: reading.reactive },
        });
      }),
    );
  });

  it('is read in the oldest form, which names no meter', () => {
    fc.assert(
      fc.property(readingOf(1), (reading) => {
        const decoded = sent(monitorJson(identityFor('old', 1, 'oldest'), reading));
        expect(decoded).toMatchObject({ sn: null, values: { phases: reading.phases.map(withoutFive) } });
      }),
    );
  });

  it('is refused while there are no values', () => {
    expect(sent(notReadyJson)).toEqual({ kind: 'refused', code: 'reading_not_ready' });
  });
});

describe('shownReading', () => {
  it('multiplies phase C by its ratio, and that one only', () => {
    fc.assert(
      fc.property(readingOf(3), ({ atMicros, phases, net, reactive }) => {
        const reading = { atMicros, phases, net, reactive };
        const shown = shownReading(reading, { ...factorySettings.advanced, ctcRatio: 2 });
        expect(shown.phases.slice(0, 2)).toEqual(phases.slice(0, 2));
        const c = phases[2];
        expect(shown.phases[2]).toMatchObject({ voltageV: c?.voltageV, powerW: 2 * (c?.powerW ?? 0) });
      }),
    );
  });
});
