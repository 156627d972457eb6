// What each item adds, and that no estimated or missing time is without a cause.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billedSites, steady, tariff } from '../../../test/billed-sites.ts';
import { type BuiltMeter, buildMeter } from '../../../test/build-meter.ts';

const { server, answerTo, ask, newSite, sendReads, saveTariff } = billedSites();

const listOf = ({ id }: BuiltMeter, query = '') => ask('GET', `inverter/audit/${id}?limit=200${query}`);
const march9 = '&from=2026-03-09&to=2026-03-10';

const read = (at: string, importKwh: number, exportKwh = 0) => ({ at, importKwh, exportKwh });

describe('audit.list', () => {
  it('says what a judgement adds, in energy and money', async () => {
    const { siteId, meter } = await newSite();
    await saveTariff(
      siteId,
      tariff('2026-01-01', 300_000, { feedIn: { type: 'standard', priceMicros: 80_000 } }),
    );
    await sendReads(meter, [
      ...[0, 5, 10].map((minute) => read(`2026-03-09T06:${String(minute).padStart(2, '0')}:00Z`, 500, 300)),
      ...[15, 20, 25, 30].map((minute, step) =>
        read(`2026-03-09T06:${minute}:00Z`, 0.08 + step / 100, 0.05 + step / 100),
      ),
    ]);
    const { items, currency } = await listOf(meter);
    expect(currency).toBe('EUR');
    expect(items).toMatchObject([
      { kind: 'reset', register: 0, bookedKwh: 0.08, effectKwh: 0.08, effectAmount: 0.02, spread: null },
      { kind: 'reset', register: 1, bookedKwh: 0.05, effectKwh: 0.05, effectAmount: 0 },
    ]);
  });

  it('says of a return what it books less what it takes back', async () => {
    const { meter } = await newSite();
    await sendReads(meter, [
      ...[0, 5].map((minute) => read(`2026-03-09T06:0${minute}:00Z`, 500)),
      ...[10, 15, 20, 25].map((minute) => read(`2026-03-09T06:${minute}:00Z`, 0.08)),
      ...[30, 35, 40].map((minute, step) => read(`2026-03-09T06:${minute}:00Z`, 500.3 + step / 100)),
    ]);
    const { items, currency } = await listOf(meter);
    expect(currency).toBeNull();
    expect(items).toMatchObject([
      { kind: 'return', bookedKwh: 0.3, effectKwh: 0.22, effectAmount: null },
      { kind: 'reset', reason: 'returned', bookedKwh: 0, effectKwh: 0 },
    ]);
  });

  it('says of a gap what passed in it, and nothing of clocks', async () => {
    const { meter } = await newSite();
    await sendReads(meter, [
      ...steady('2026-03-09T06:00:00Z', '2026-03-09T07:00:00Z', 1),
      ...steady('2026-03-09T10:00:00Z', '2026-03-09T11:00:00Z', 1).map(({ at, importKwh }) =>
        read(at, importKwh + 5),
      ),
    ]);
    expect((await listOf(meter)).items).toMatchObject([
      { kind: 'gap', effectKwh: null, effectAmount: null, spread: { importKwh: 4, exportKwh: 0 } },
    ]);
  });

  it('has of some dates what concerns them: also a silence that ends later', async () => {
    const { meter } = await newSite();
    await sendReads(meter, [
      ...steady('2026-03-08T06:00:00Z', '2026-03-08T07:00:00Z', 1),
      ...steady('2026-03-10T06:00:00Z', '2026-03-10T07:00:00Z', 1).map(({ at, importKwh }) =>
        read(at, importKwh + 1),
      ),
    ]);
    const kindsOn = async (from: string, to: string) =>
      (await listOf(meter, `&from=${from}&to=${to}`)).items.map(({ kind }: { kind: string }) => kind);
    for (const [from, to] of [
      ['2026-03-08', '2026-03-09'],
      ['2026-03-09', '2026-03-10'],
      ['2026-03-10', '2026-03-11'],
    ] as const)
      expect(await kindsOn(from, to)).toEqual(['gap']);
    expect(await kindsOn('2026-03-07', '2026-03-08')).toEqual([]);
    expect((await listOf(meter, march9)).unmeasured).toMatchObject({
      coverage: { measured: 0 },
      spans: [{ from: '2026-03-08T23:00:00.000000Z', to: '2026-03-09T23:00:00.000000Z', cause: 'item' }],
      hasMore: false,
    });
  });

  it('names what has no item: before the first reading, since the last, and counts not shown', async () => {
    const { meter } = await newSite();
    await sendReads(meter, steady('2026-03-09T06:00:00Z', '2026-03-09T07:00:00Z', 1));
    const { items, unmeasured } = await listOf(meter, march9);
    expect(items).toEqual([]);
    expect(unmeasured).toMatchObject({
      spans: [
        { from: '2026-03-09T07:00:00.000000Z', kind: 'missing', cause: 'unreported' },
        { to: '2026-03-09T06:00:00.000000Z', kind: 'missing', cause: 'unreported' },
      ],
    });
  });

  it('refuses dates that are none, or too many', async () => {
    const { meter } = await newSite();
    const refused = async (query: string) =>
      (await answerTo('GET', `inverter/audit/${meter.id}?${query}`)).data.errors;
    expect(await refused('from=2026-03-09')).toEqual([
      expect.objectContaining({ field: 'to', code: 'date_invalid' }),
    ]);
    expect(await refused('to=2026-03-09')).toEqual([
      expect.objectContaining({ field: 'from', code: 'date_invalid' }),
    ]);
    expect(await refused('from=2026-02-30&to=2026-03-09')).toMatchObject([{ code: 'date_invalid' }]);
    expect(await refused('from=2026-03-09&to=2026-03-09')).toMatchObject([{ code: 'date_invalid' }]);
    expect(await refused('from=2024-03-09&to=2026-03-09')).toMatchObject([{ code: 'span_too_long' }]);
  });

  it('leaves no part of a day without a cause', async () => {
    const step = fc.record({
      minutes: fc.oneof(fc.constantFrom(5, 15), fc.integer({ min: 1, max: 500 })),
      kwh: fc.constantFrom(0, 0.05, 0.4, 30, 9000, -30, -5000),
    });
    const dates = ['2026-03-08', '2026-03-09', '2026-03-10'];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 30 }), async (steps) => {
        const { siteId, meter } = await newSite();
        let atMs = Date.parse('2026-03-08T01:00:00Z');
        let kwh = 7000;
        const reads = steps.flatMap((one) => {
          atMs += one.minutes * 60_000;
          kwh = Math.max(0, kwh + one.kwh);
          return atMs > Date.parse('2026-03-10T11:00:00Z') ? [] : [read(new Date(atMs).toISOString(), kwh)];
        });
        await sendReads(meter, reads);
        for (const [place, from] of dates.entries()) {
          const to = dates[place + 1] ?? '2026-03-11';
          const { items, unmeasured, isUndecided } = await listOf(meter, `&from=${from}&to=${to}`);
          const { coverage, spans } = unmeasured;
          const dayMs = place === 2 ? 13 * 3_600_000 : 24 * 3_600_000;
          const known = spans.reduce(
            (ms: number, span: { from: string; to: string }) =>
              ms + Date.parse(span.to) - Date.parse(span.from),
            0,
          );
          expect(known / dayMs).toBeCloseTo(1 - coverage.measured, 5);
          const causes = new Set(spans.map(({ cause }: { cause: string }) => cause));
          expect(causes).not.toContain('valueMissing');
          if (causes.has('undecided')) expect(isUndecided).toBe(true);
          if (causes.has('item')) expect(items.length).toBeGreaterThan(0);
          const { meters } = await ask('GET', `site/auditcauses/${siteId}?from=${from}&to=${to}`);
          expect(meters).toMatchObject([{ id: meter.id, name: 'Grid', items: items.length, coverage }]);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('audit.causes', () => {
  it('is of the site’s own meters, and for those who see it', async () => {
    const { siteId, meter } = await newSite();
    const parts = [{ meterId: meter.id, sign: 1 }];
    await buildMeter(server().db, { site_id: siteId, parts: JSON.stringify(parts) });
    const { meters } = await ask('GET', `site/auditcauses/${siteId}?from=2026-03-09&to=2026-03-10`);
    expect(meters.map(({ id }: { id: number }) => id)).toEqual([meter.id]);
    expect((await answerTo('GET', `site/auditcauses/${siteId}`)).status).toBe(400);
    expect((await answerTo('GET', 'site/auditcauses/999999?from=2026-03-09&to=2026-03-10')).data.code).toBe(
      'wrong_id',
    );
  });
});

describe('audit.counts', () => {
  it('shows what the meter showed, and what was counted', async () => {
    const { meter } = await newSite();
    await sendReads(meter, [
      ...steady('2026-03-09T06:00:00Z', '2026-03-09T07:00:00Z', 1),
      read('2026-03-09T07:15:00Z', 1001.2),
      read('2026-03-09T07:20:00Z', 9),
      ...steady('2026-03-09T07:30:00Z', '2026-03-09T08:30:00Z', 1).map(({ at, importKwh }) =>
        read(at, importKwh + 2),
      ),
    ]);
    const dip = (await listOf(meter)).items.find(({ kind }: { kind: string }) => kind === 'dip');
    const { points } = await ask('GET', `inverter/auditcounts/${meter.id}?at=${dip.at}&register=0`);
    expect(points[0]).toEqual({ at: '2026-03-09T06:00:00.000000Z', shownKwh: 1000, countedKwh: 0 });
    expect(points).toContainEqual(
      expect.objectContaining({ at: '2026-03-09T07:20:00.000000Z', shownKwh: 9 }),
    );
    expect(points.at(-1)).toMatchObject({ shownKwh: 1003, countedKwh: 3 });
    const counted = points.map(({ countedKwh }: { countedKwh: number }) => countedKwh);
    expect(counted).toEqual(counted.toSorted((a: number, b: number) => a - b));
  });

  it('has at most 120 points, with those of the item', async () => {
    const { meter } = await newSite();
    const every = (from: string, count: number, kwh: number) =>
      Array.from({ length: count }, (_, step) =>
        read(new Date(Date.parse(from) + step * 20_000).toISOString(), kwh + step / 1000),
      );
    await sendReads(meter, [
      ...every('2026-03-09T06:00:00Z', 300, 100),
      ...every('2026-03-09T07:40:00Z', 300, 0.02),
    ]);
    const [{ at, register, since }] = (await listOf(meter)).items;
    const { points } = await ask('GET', `inverter/auditcounts/${meter.id}?at=${at}&register=${register}`);
    expect(points.length).toBeGreaterThan(60);
    expect(points.length).toBeLessThanOrEqual(120);
    const instants = points.map((point: { at: string }) => point.at);
    expect(instants).toEqual(expect.arrayContaining([at, since]));
    expect(instants).toEqual(instants.toSorted());
  });

  it('is of an item, and of a register', async () => {
    const { meter } = await newSite();
    await sendReads(meter, steady('2026-03-09T06:00:00Z', '2026-03-09T07:00:00Z', 1));
    const asked = async (query: string) =>
      (await answerTo('GET', `inverter/auditcounts/${meter.id}?${query}`)).data.code;
    expect(await asked('at=2026-03-09T06:30:00Z&register=0')).toBe('audit_item_unknown');
    expect(await asked('at=2026-03-09T06:30:00Z&register=9')).toBe('validation');
    expect(await asked('at=noon&register=0')).toBe('validation');
  });
});
