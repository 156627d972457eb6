import { decodePayload } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileNames, profiles } from '../profiles/profiles.ts';
import { readingAt } from '../site/reading-at.ts';
import { createSiteModel } from '../site/site-model.ts';
import { payloadOf } from './dialect.ts';

const anchorMs = Date.UTC(2026, 8, 25);
const meters = profileNames.flatMap((name) => {
  const model = createSiteModel(profiles[name], 2, anchorMs);
  return profiles[name].meters.map((meter, index) => ({ model, meter, index }));
});

describe('payloadOf', () => {
  it('is read back to the same numbers, whatever the dialect', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...meters),
        fc.integer({ min: anchorMs, max: anchorMs + 20 * 86_400_000 }),
        ({ model, meter, index }, atMs) => {
          const reading = readingAt(model, index, atMs);
          const text = JSON.stringify(payloadOf(meter.dialect, 'DA2BED94', reading));
          const decoded = decodePayload(JSON.parse(text));
          const old = meter.dialect === 'singlePhaseOld';
          const phases = reading.phases.map((row) =>
            old ? { ...row, frequencyHz: null, powerFactor: null } : row,
          );
          const { net, reactive } = reading;
          expect(decoded).toMatchObject({
            kind: 'reading',
            sn: 'DA2BED94',
            values: { phases, net, reactive },
          });
        },
      ),
    );
  });

  it('has every form among the demo’s meters: net row, reactive rows and the oldest', () => {
    const forms = meters.map(({ model, meter, index }) => ({
      dialect: meter.dialect,
      payload: payloadOf(meter.dialect, 'DA2BED94', readingAt(model, index, anchorMs)),
    }));
    expect(new Set(forms.map(({ dialect }) => dialect)).size).toBe(3);
    expect(forms.some(({ payload }) => Array.isArray(payload.Datas) && payload.Datas.length === 4)).toBe(
      true,
    );
    expect(forms.some(({ payload }) => 'EA' in payload)).toBe(true);
  });
});
