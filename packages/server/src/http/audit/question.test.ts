// The one question that a meter asks its owner, and its answers.
import { describe, expect, it } from 'vitest';
import { billedSites, steady, tariff } from '../../../test/billed-sites.ts';
import { buildLogin } from '../../../test/build-login.ts';
import type { BuiltMeter } from '../../../test/build-meter.ts';

const { server, answerTo, ask, newSite, sendReads, saveTariff } = billedSites();

const listOf = ({ id }: BuiltMeter) => ask('GET', `inverter/audit/${id}`);
const questionOf = async (meter: BuiltMeter) => (await listOf(meter)).question;
const answer = ({ id }: BuiltMeter, body: object) => ask('POST', `inverter/auditanswer/${id}`, body);
const undo = ({ id }: BuiltMeter, decisionId: number) => ask('POST', `inverter/undo/${id}`, { decisionId });

type Read = { readonly at: string; readonly importKwh: number; readonly exportKwh: number };

const reads = (from: string, to: string, importKwh: number, exportKwh: number): Read[] =>
  steady(from, to, 0.4).map((read, step) => ({
    at: read.at,
    importKwh: importKwh + step / 10,
    exportKwh: exportKwh + step / 20,
  }));

const before = reads('2026-03-09T06:00:00Z', '2026-03-09T08:00:00Z', 5000, 3000);
/** Half a day later it counts on from less, in both directions. */
const after = reads('2026-03-09T20:00:00Z', '2026-03-09T22:00:00Z', 60, 20);

const fallen = async () => {
  const { siteId, meter } = await newSite();
  await sendReads(meter, [...before, ...after]);
  return { siteId, meter };
};

const countsOf = async ({ id }: BuiltMeter) => {
  const slots = await server()
    .db.selectFrom('register_slot')
    .select(['first_counts', 'last_counts'])
    .where('meter_id', '=', id)
    .orderBy('slot')
    .execute();
  return [0, 1].map(
    (register) =>
      ((slots.at(-1)?.last_counts[register] ?? 0) - (slots[0]?.first_counts[register] ?? 0)) / 1e6,
  );
};

describe('the question of a meter', () => {
  it('is asked once for all counts that went on lower after a silence', async () => {
    const { meter } = await fallen();
    expect(await questionOf(meter)).toEqual({
      at: '2026-03-09T20:00:00.000000Z',
      since: '2026-03-09T08:00:00.000000Z',
      cause: 'silence',
      answers: ['reset', 'fault', 'replacement'],
      items: [
        { register: 0, phase: 'A', direction: 'import', beforeKwh: 5000.8, afterKwh: 60 },
        { register: 1, phase: 'A', direction: 'export', beforeKwh: 3000.4, afterKwh: 20 },
      ],
    });
  });

  it('is not asked of plain counts', async () => {
    const { meter } = await newSite();
    await sendReads(meter, before);
    expect(await questionOf(meter)).toBeNull();
  });

  it('answered with a reset counts what both registers show', async () => {
    const { meter } = await fallen();
    expect(await countsOf(meter)).toEqual([1.6, 0.8]);
    const at = (await questionOf(meter)).at;
    const said = await ask('POST', `inverter/decidepreview/${meter.id}`, { at, answer: 'reset' });
    expect(said.day.changes).toMatchObject([
      { register: 0, beforeKwh: 1.6, afterKwh: 61.6 },
      { register: 1, beforeKwh: 0.8, afterKwh: 20.8 },
    ]);
    expect(await questionOf(meter)).not.toBeNull();
    const { decisionId, isRecomputed } = await answer(meter, { at, answer: 'reset' });
    expect(isRecomputed).toBe(true);
    expect(await countsOf(meter)).toEqual([61.6, 20.8]);
    expect(await questionOf(meter)).toBeNull();
    const again = await answerTo('POST', `inverter/auditanswer/${meter.id}`, { at, answer: 'reset' });
    expect(again).toMatchObject({ status: 404, data: { code: 'audit_item_unknown' } });
    // One of its decisions stands for all of them.
    const { items } = await listOf(meter);
    const other = items.find(
      ({ decision }: { decision: { id: number } | null }) => decision && decision.id !== decisionId,
    );
    const taken = await ask('POST', `inverter/decidepreview/${meter.id}`, { decisionId: other.decision.id });
    expect(taken.day.changes.map(({ afterKwh }: { afterKwh: number }) => afterKwh).sort()).toEqual([
      0.8, 1.6,
    ]);
    await undo(meter, other.decision.id);
    expect(await countsOf(meter)).toEqual([1.6, 0.8]);
    expect((await questionOf(meter)).items).toHaveLength(2);
    const twice = await answerTo('POST', `inverter/undo/${meter.id}`, { decisionId });
    expect(twice).toMatchObject({ status: 409, data: { code: 'decision_undone' } });
  });

  it('answered with a fault counts nothing for it, and asks no more', async () => {
    const { meter } = await fallen();
    const was = await countsOf(meter);
    const { decisionId } = await answer(meter, { at: (await questionOf(meter)).at, answer: 'fault' });
    expect(await countsOf(meter)).toEqual(was);
    expect(await questionOf(meter)).toBeNull();
    await undo(meter, decisionId);
    expect(await questionOf(meter)).not.toBeNull();
  });

  it('is answered by a replacement at its instant', async () => {
    const { meter } = await fallen();
    const { at } = await questionOf(meter);
    await ask('POST', `inverter/replace/${meter.id}`, {
      at: '2026-03-09T19:00:00Z',
      finalCounts: [],
      firstCounts: [{ phase: 'A', importKwh: 59.5, exportKwh: 19.5 }],
    });
    expect(await countsOf(meter)).toEqual([2.1, 1.3]);
    expect(await questionOf(meter)).toBeNull();
    const late = await answerTo('POST', `inverter/auditanswer/${meter.id}`, { at, answer: 'fault' });
    expect(late.status).toBe(404);
  });

  it('is of the import where its history and the device’s readings meet', async () => {
    const { meter } = await newSite();
    await sendReads(meter, reads('2026-03-09T08:20:00Z', '2026-03-09T10:20:00Z', 0.02, 0));
    const csv = [
      'time,phase,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor',
      ...before.map(({ at, importKwh, exportKwh }) =>
        [at, 1, 230, 1, 400, importKwh, exportKwh, 50, 1].join(','),
      ),
    ].join('\n');
    const sent = await answerTo('POST', `inverter/import/${meter.id}`, csv, { 'content-type': 'text/csv' });
    expect(sent.status).toBe(200);
    expect(await questionOf(meter)).toMatchObject({
      at: '2026-03-09T08:20:00.000000Z',
      cause: 'import',
      items: [{ register: 0, beforeKwh: 5000.8, afterKwh: 0.02 }, { register: 1 }],
    });
  });

  it('asks of a jump whether it is real', async () => {
    const { siteId, meter } = await newSite();
    await saveTariff(siteId, tariff('2026-01-01', 300_000));
    await sendReads(meter, [
      ...before,
      ...reads('2026-03-09T08:15:00Z', '2026-03-09T10:00:00Z', 9000, 3000.4),
    ]);
    const { at, cause, answers } = await questionOf(meter);
    expect([cause, answers]).toEqual(['jump', ['real', 'fault', 'replacement']]);
    const wrong = await answerTo('POST', `inverter/auditanswer/${meter.id}`, { at, answer: 'reset' });
    expect(wrong).toMatchObject({ status: 400, data: { code: 'verdict_not_possible' } });
    await answer(meter, { at, answer: 'real' });
    expect((await countsOf(meter))[0]).toBeCloseTo(4000.7, 6);
  });

  it('is not for viewers, and nor are prices that are hidden from them', async () => {
    const { siteId, meter } = await fallen();
    await saveTariff(siteId, tariff('2026-01-01', 300_000));
    const viewer = await buildLogin(server());
    const share = async (shows_prices: boolean) =>
      server()
        .db.insertInto('site_share')
        .values({ site_id: siteId, account_id: viewer.accountId, shows_prices, created_at: new Date() })
        .onConflict((conflict) => conflict.columns(['site_id', 'account_id']).doUpdateSet({ shows_prices }))
        .execute();
    const asViewer = (method: string, path: string, body?: unknown) =>
      server().ask(method, `/api/v1/${path}`, { token: viewer.token, body });
    await share(false);
    const { data: hidden } = await asViewer('GET', `inverter/audit/${meter.id}`);
    expect(hidden).toMatchObject({ question: null, currency: null });
    expect(hidden.items.map(({ effectAmount }: { effectAmount: unknown }) => effectAmount)).toEqual(
      hidden.items.map(() => null),
    );
    await share(true);
    const { data: shown } = await asViewer('GET', `inverter/audit/${meter.id}`);
    expect(shown).toMatchObject({ question: null, currency: 'EUR' });
    const { at } = await questionOf(meter);
    for (const path of ['auditanswer', 'decidepreview'])
      expect(await asViewer('POST', `inverter/${path}/${meter.id}`, { at, answer: 'fault' })).toMatchObject({
        status: 403,
        data: { code: 'permission_denied' },
      });
    const stranger = await buildLogin(server());
    for (const path of ['auditanswer', 'decidepreview'])
      expect(
        await server().ask('POST', `/api/v1/inverter/${path}/${meter.id}`, {
          token: stranger.token,
          body: { at, answer: 'fault' },
        }),
      ).toMatchObject({ data: { code: 'wrong_id' } });
  });
});
