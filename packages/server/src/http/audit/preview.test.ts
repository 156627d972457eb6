// The law: what a preview says is what the calls say after the decision, and a preview changes nothing.
import type { TariffBody } from '@ohmstead/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { billedSites, steady, tariff } from '../../../test/billed-sites.ts';
import { type BuiltMeter, buildMeter } from '../../../test/build-meter.ts';
import { type SupposedLedger, supposedLedger } from '../../audit/preview/supposed-ledger.ts';
import { supposedRules } from '../../audit/preview/supposed-rules.ts';
import { isRefused } from '../../errors/outcome.ts';
import { readSlotsWith } from '../../recompute/ledger-overlay.ts';
import { markAllStale } from '../../recompute/stale-ledger.ts';

const { server, accountId, answerTo, ask, newSite, sendReads, saveTariff } = billedSites();

/** Dear by day, so that the hour in which energy is counted changes the bill. */
const byHour: TariffBody['buying'] = {
  type: 'timeOfUse',
  schedule: {
    summer: null,
    holidays: [],
    otherwise: 'offPeak',
    rules: [
      {
        band: 'peak',
        from: '08:00',
        to: '20:00',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        onHolidays: true,
        season: null,
      },
    ],
  },
  prices: { peak: 500_000, offPeak: 200_000 },
  winterPrices: null,
};

const preview = ({ id }: BuiltMeter, body: unknown) => ask('POST', `inverter/decidepreview/${id}`, body);
const itemsOf = async ({ id }: BuiltMeter) => (await ask('GET', `inverter/audit/${id}?limit=200`)).items;
const billOf = async (siteId: number, date: string) =>
  (await ask('GET', `site/billreport/${siteId}?reporttype=1&time=${date}`)).net;
const importOn = async (siteId: number, date: string) =>
  (await ask('GET', `site/overview/${siteId}?date=${date}`)).day.importKwh;

/** All that a decision may change. */
const storedOf = async (siteId: number, { id }: BuiltMeter) => {
  const { rows } = await sql<{ stored: unknown }>`select jsonb_build_object(
    'slots', (select jsonb_agg(s order by slot) from register_slot s where meter_id = ${id}),
    'events', (select jsonb_agg(e order by at, register) from counter_event e where meter_id = ${id}),
    'decisions', (select jsonb_agg(d order by id) from counter_decision d where meter_id = ${id}),
    'days', (select jsonb_agg(d order by date) from site_day d where site_id = ${siteId}),
    'months', (select jsonb_agg(m order by month) from site_month m where site_id = ${siteId}),
    'meterDays', (select jsonb_agg(d order by from_at) from meter_day d where meter_id = ${id}),
    'bills', (select jsonb_agg(b order by from_date) from bill_period b where site_id = ${siteId}),
    'revision', (select revision from site_revision where site_id = ${siteId}),
    'meter', (select to_jsonb(m) from meter m where id = ${id})) as stored`.execute(server().db);
  return rows[0]?.stored;
};

type Step = {
  readonly minutes: number;
  readonly wh: number;
  readonly kind: 'normal' | 'reset' | 'lower' | 'dip' | 'jump' | 'back';
};

const step: fc.Arbitrary<Step> = fc.record({
  minutes: fc.oneof(fc.constantFrom(5, 15, 20), fc.integer({ min: 1, max: 600 })),
  wh: fc.integer({ min: 0, max: 900 }),
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('normal' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'reset' as const,
        'lower' as const,
        'dip' as const,
        'jump' as const,
        'back' as const,
      ),
    },
  ),
});

const startMs = Date.parse('2026-03-06T20:00:00Z');
const endMs = Date.parse('2026-03-10T11:00:00Z');

/** A counter that is cleared, replaced, held, jumps and comes back; it ends with plain readings. */
const readsOf = (steps: readonly Step[]) => {
  let atMs = startMs;
  let wh = 5_000_000;
  let before = wh;
  const reads: { at: string; importKwh: number; exportKwh: number }[] = [];
  const calm: Step[] = Array.from({ length: 5 }, () => ({ minutes: 10, wh: 50, kind: 'normal' }));
  for (const { minutes, wh: risen, kind } of [...calm, ...steps, ...calm]) {
    atMs += minutes * 60_000;
    if (atMs > endMs) break;
    const wasAt = wh;
    if (kind === 'reset') wh = risen;
    else if (kind === 'lower') wh = Math.floor(wh / 2);
    else if (kind === 'jump') wh += 3_000_000 + risen;
    else if (kind === 'back') wh = before + risen;
    else wh += risen;
    if (kind === 'reset' || kind === 'lower') before = wasAt;
    const shown = kind === 'dip' ? Math.floor(wh / 3) : wh;
    reads.push({ at: new Date(atMs).toISOString(), importKwh: shown / 1000, exportKwh: 1 + wh / 8000 });
  }
  return reads;
};

describe('audit.preview', () => {
  it('says what the calls say after the decision, and changes nothing', async () => {
    let decided = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 6, maxLength: 40 }),
        fc.nat(),
        fc.constantFrom('book', 'skip', 'hold', 'keep'),
        fc.constantFrom(null, { priceMicrosPerKw: 4_000_000 }),
        async (steps, place, verdict, demandCharge) => {
          const { siteId, meter } = await newSite();
          await saveTariff(siteId, tariff('2026-01-01', 0, { buying: byHour, demandCharge }));
          await sendReads(meter, readsOf(steps));
          const items = (await itemsOf(meter)).filter(({ choices }: { choices: string[] }) =>
            choices.includes(verdict),
          );
          const item = items[place % Math.max(1, items.length)];
          if (!item) return;
          const { at, register } = item;
          const body = { at, register, verdict };
          const bill = await billOf(siteId, at.slice(0, 10));
          await importOn(siteId, at.slice(0, 10));
          const was = await storedOf(siteId, meter);
          const said = await preview(meter, body);
          expect(await storedOf(siteId, meter)).toEqual(was);
          expect(said.isPartial).toBe(false);
          expect(said.bill.before).toBe(bill);
          if (verdict === 'keep')
            expect(said).toEqual({ ...unchanged(said), ...(demandCharge && { bill: said.bill }) });
          const { decisionId } = await ask('POST', `inverter/decide/${meter.id}`, body);
          expect(await billOf(siteId, at.slice(0, 10))).toBe(said.bill.after);
          for (const { direction, afterKwh } of said.day.changes)
            if (direction === 'import')
              expect((await importOn(siteId, said.day.date)) ?? 0).toBeCloseTo(afterKwh ?? 0, 6);
          const taken = await preview(meter, { decisionId });
          expect(taken).toEqual(turned(said));
          await ask('POST', `inverter/undo/${meter.id}`, { decisionId });
          expect(await billOf(siteId, at.slice(0, 10))).toBe(bill);
          decided += 1;
        },
      ),
      { numRuns: 30 },
    );
    expect(decided).toBeGreaterThan(5);
  });

  it('counts the days that a decision reaches, and no other', async () => {
    const { siteId, meter } = await newSite();
    await saveTariff(siteId, tariff('2026-01-01', 300_000));
    // Silent from Saturday noon to Monday noon, and half a megawatt-hour higher then.
    await sendReads(meter, [
      ...steady('2026-03-07T08:00:00Z', '2026-03-07T11:00:00Z', 1),
      ...steady('2026-03-09T11:00:00Z', '2026-03-09T14:00:00Z', 1).map((read) => ({
        ...read,
        importKwh: read.importKwh + 50_000,
      })),
    ]);
    const [{ at, register }] = (await itemsOf(meter)).filter(
      ({ kind }: { kind: string }) => kind === 'spike',
    );
    expect(await preview(meter, { at, register, verdict: 'book' })).toMatchObject({
      changedDays: 3,
      day: { date: '2026-03-09', changes: [{ register: 0, phase: 'A', direction: 'import' }] },
      month: { month: '2026-03', changes: [{ afterKwh: 50_003 }] },
      bill: { from: '2026-03-01', to: '2026-04-01', currency: 'EUR', after: 15_000.9 },
      isPartial: false,
    });
  });

  it('has no bill without a tariff, and one by the hour of the energy', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, jumped);
    const [{ at, register }] = await itemsOf(meter);
    expect((await preview(meter, { at, register, verdict: 'book' })).bill).toBeNull();
    await saveTariff(siteId, tariff('2026-01-01', 0, { buying: byHour }));
    const said = await preview(meter, { at, register, verdict: 'book' });
    await ask('POST', `inverter/decide/${meter.id}`, { at, register, verdict: 'book' });
    expect(await billOf(siteId, at.slice(0, 10))).toBe(said.bill.after);
  });

  it('of another device', async () => {
    const { siteId, meter } = await newSite();
    await saveTariff(siteId, tariff('2026-01-01', 300_000));
    await sendReads(meter, jumped);
    const [{ at }] = await itemsOf(meter);
    const replacement = {
      at,
      finalCounts: [{ phase: 'A', importKwh: 1003.4 }],
      firstCounts: [{ phase: 'A', importKwh: 2900 }],
    };
    const was = await storedOf(siteId, meter);
    const said = await preview(meter, { replacement });
    expect(await storedOf(siteId, meter)).toEqual(was);
    const { decisionId } = await ask('POST', `inverter/replace/${meter.id}`, replacement);
    expect(await billOf(siteId, at.slice(0, 10))).toBe(said.bill.after);
    expect(await preview(meter, { decisionId })).toEqual(turned(said));
    const late = await answerTo('POST', `inverter/decidepreview/${meter.id}`, {
      replacement: { ...replacement, at: '2026-03-10T13:00:00Z' },
    });
    expect(late).toMatchObject({ status: 400, data: { code: 'replacement_time' } });
  });

  it('is partial while the ledger is being recomputed', async () => {
    const { meter } = await newSite();
    await sendReads(meter, jumped);
    const [{ at, register }] = await itemsOf(meter);
    await markAllStale(server().db, meter.id);
    expect((await preview(meter, { at, register, verdict: 'keep' })).isPartial).toBe(true);
  });

  it('takes what it has no time for as shifted', async () => {
    const { meter } = await newSite();
    await sendReads(meter, [
      ...steady('2026-03-06T03:00:00Z', '2026-03-06T06:00:00Z', 1),
      ...steady('2026-03-06T06:15:00Z', '2026-03-10T09:00:00Z', 1).map((read) => ({
        ...read,
        importKwh: read.importKwh + 2000,
      })),
    ]);
    const { db, context } = server();
    const [{ at, register }] = await itemsOf(meter);
    const step = { atMicros: Date.parse(at) * 1000, registers: [register], verdict: 'book' as const };
    const look = async () => null;
    const supposed = { meterId: meter.id, supposed: { kind: 'step' as const, step }, look };
    const rules = await supposedRules(db, { accountId: accountId(), nowMs: Date.now() }, supposed);
    if (isRefused(rules)) throw new Error(rules.code);
    const { history } = context.ingest;
    const whole = await supposedLedger(db, history, { ...rules, mayGoOn: () => true });
    const cut = await supposedLedger(db, history, { ...rules, mayGoOn: () => false });
    if (!whole || !cut) throw new Error('There are readings.');
    expect([whole.isPartial, cut.isPartial]).toEqual([false, true]);
    expect(cut.overlay.toMicros).toBeLessThan(whole.overlay.toMicros);
    const month = { fromMs: Date.parse('2026-03-01'), toMs: Date.parse('2026-04-01') };
    const risenIn = async ({ overlay }: SupposedLedger): Promise<number> => {
      const slots = (await readSlotsWith(overlay)(db, [meter.id], month)).get(meter.id) ?? [];
      return (slots.at(-1)?.lastCounts[0] ?? 0) - (slots[0]?.firstCounts[0] ?? 0);
    };
    const [risen, cutRisen] = [await risenIn(whole), await risenIn(cut)];
    expect(risen).toBeGreaterThan(2_000 * 1e6);
    expect(cutRisen).toBe(risen);
  });

  it('refuses what the decision would be refused for', async () => {
    const { meter } = await newSite();
    await sendReads(meter, jumped);
    const [{ at }] = await itemsOf(meter);
    const refused = async (body: unknown) =>
      (await answerTo('POST', `inverter/decidepreview/${meter.id}`, body)).data.code;
    expect(await refused({ at: '2026-03-09T00:00:00Z', register: 0, verdict: 'book' })).toBe(
      'audit_item_unknown',
    );
    expect(await refused({ at, register: 0, verdict: 'burn' })).toBe('validation');
    expect(await refused({ at: 'soon', register: 0, verdict: 'book' })).toBe('validation');
    expect(await refused({})).toBe('validation');
    expect(await refused({ decisionId: 999_999 })).toBe('decision_unknown');
    expect(await refused({ at, answer: 'reset' })).toBe('verdict_not_possible');
    const { decisionId } = await ask('POST', `inverter/decide/${meter.id}`, {
      at,
      register: 0,
      verdict: 'book',
    });
    await ask('POST', `inverter/undo/${meter.id}`, { decisionId });
    expect(await refused({ decisionId })).toBe('decision_undone');
  });

  it('lets uploads through meanwhile', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, jumped);
    const other = await buildMeter(server().db, { site_id: siteId, type: 1 });
    const [{ at, register }] = await itemsOf(meter);
    await server().context.ingest.alone(async () => {
      expect((await preview(meter, { at, register, verdict: 'book' })).changedDays).toBe(1);
    });
    await sendReads(other, steady('2026-03-10T08:00:00Z', '2026-03-10T09:00:00Z', 1));
  });
});

const jumped = [
  ...steady('2026-03-10T03:00:00Z', '2026-03-10T06:00:00Z', 1),
  ...steady('2026-03-10T06:15:00Z', '2026-03-10T09:00:00Z', 1).map((read) => ({
    ...read,
    importKwh: read.importKwh + 2000,
  })),
];

type Change = { readonly beforeKwh: number | null; readonly afterKwh: number | null };
type Said = {
  readonly day: { readonly changes: readonly Change[] };
  readonly month: { readonly changes: readonly Change[] };
  readonly bill: { readonly before: number | null; readonly after: number | null };
};

/** Taking it back: everything the other way round. */
const turned = (said: Said): Said => ({
  ...said,
  day: { ...said.day, changes: said.day.changes.map(turnedChange) },
  month: { ...said.month, changes: said.month.changes.map(turnedChange) },
  bill: { ...said.bill, before: said.bill.after, after: said.bill.before },
});

const turnedChange = (change: Change): Change => ({
  ...change,
  beforeKwh: change.afterKwh,
  afterKwh: change.beforeKwh,
});

const unchanged = (said: Said) => ({
  ...said,
  changedDays: 0,
  day: { ...said.day, changes: said.day.changes.map(same) },
  month: { ...said.month, changes: said.month.changes.map(same) },
  bill: { ...said.bill, after: said.bill.before },
});

const same = (change: Change): Change => ({ ...change, afterKwh: change.beforeKwh });
