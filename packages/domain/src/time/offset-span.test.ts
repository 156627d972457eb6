import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { offsetSpans } from '../index.ts';

const zones = [...Intl.supportedValuesOf('timeZone'), 'Australia/Lord_Howe'];

describe('offsetSpans', () => {
  it('tile the span, and agree with the platform at both ends of each, in every zone for twenty years', () => {
    const [fromMs, toMs] = [Date.UTC(2015, 0, 1), Date.UTC(2035, 0, 1)];
    for (const zone of zones) {
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      const offsetAt = (ms: number): number => Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`) - ms;
      let at = fromMs;
      for (const span of offsetSpans(zone, fromMs, toMs)) {
        const found = [zone, span.fromMs, offsetAt(span.fromMs), offsetAt(span.toMs - 1000)];
        assert.deepEqual(found, [zone, at, span.offsetMs, span.offsetMs]);
        at = span.toMs;
      }
      assert.deepEqual([zone, at], [zone, toMs]);
    }
  });

  it('ends at the half hour of Lord Howe', () => {
    const spans = offsetSpans('Australia/Lord_Howe', Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));
    expect(spans.map(({ offsetMs }) => offsetMs / 3_600_000)).toEqual([11, 10.5, 11]);
  });
});
