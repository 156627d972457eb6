// What is decided of several registers of an instant at once.
import { describe, expect, it } from 'vitest';
import { billedSites, steady } from '../../../test/billed-sites.ts';
import type { BuiltMeter } from '../../../test/build-meter.ts';

const { answerTo, ask, newSite, sendReads } = billedSites();

const itemsOf = async ({ id }: BuiltMeter) => (await ask('GET', `inverter/audit/${id}?kind=reset`)).items;
const effectsOf = async (meter: BuiltMeter) =>
  (await itemsOf(meter)).map((item: { effectKwh: number }) => item.effectKwh);

const reads = (from: string, to: string, importKwh: number, exportKwh: number) =>
  steady(from, to, 0.4).map((read, step) => ({
    at: read.at,
    importKwh: importKwh + step / 10,
    exportKwh: exportKwh + step / 20,
  }));

/** Half a day later both directions count on from less. */
const fallen = async () => {
  const { siteId, meter } = await newSite();
  await sendReads(meter, [
    ...reads('2026-03-09T06:00:00Z', '2026-03-09T08:00:00Z', 5000, 3000),
    ...reads('2026-03-09T20:00:00Z', '2026-03-09T22:00:00Z', 60, 20),
  ]);
  const [{ at }] = await itemsOf(meter);
  return { siteId, meter, both: { at, register: 0, others: [1], verdict: 'book' } };
};

describe('a decision about several registers', () => {
  it('is previewed for all of them, and taken back for all by any of them', async () => {
    const { meter, both } = await fallen();
    const said = await ask('POST', `inverter/decidepreview/${meter.id}`, both);
    expect(said.day.changes).toMatchObject([
      { register: 0, beforeKwh: 1.6, afterKwh: 61.6 },
      { register: 1, beforeKwh: 0.8, afterKwh: 20.8 },
    ]);
    expect(await effectsOf(meter)).toEqual([0, 0]);
    await ask('POST', `inverter/decide/${meter.id}`, both);
    expect(await effectsOf(meter)).toEqual([60, 20]);
    const [, second] = await itemsOf(meter);
    const decisionId = second.decision.id;
    const taken = await ask('POST', `inverter/decidepreview/${meter.id}`, { decisionId });
    const after = taken.day.changes.map(({ afterKwh }: { afterKwh: number }) => afterKwh);
    expect(after.sort()).toEqual([0.8, 1.6]);
    await ask('POST', `inverter/undo/${meter.id}`, { decisionId });
    expect(await effectsOf(meter)).toEqual([0, 0]);
  });

  it('leaves what was since decided of one of them', async () => {
    const { meter, both } = await fallen();
    const { decisionId } = await ask('POST', `inverter/decide/${meter.id}`, both);
    const { at } = both;
    await ask('POST', `inverter/decide/${meter.id}`, { at, register: 1, verdict: 'skip' });
    await ask('POST', `inverter/undo/${meter.id}`, { decisionId });
    expect(
      (await itemsOf(meter)).map(
        ({ decision }: { decision: { verdict: string } | null }) => decision?.verdict,
      ),
    ).toEqual([undefined, 'skip']);
  });

  it('is stored for none where it is not possible for one', async () => {
    const { meter, both } = await fallen();
    const refused = await answerTo('POST', `inverter/decide/${meter.id}`, { ...both, others: [1, 2] });
    expect(refused).toMatchObject({ status: 404, data: { code: 'audit_item_unknown' } });
    expect((await itemsOf(meter)).flatMap(({ history }: { history: unknown[] }) => history)).toEqual([]);
  });

  it('is about one entry of the day', async () => {
    const { siteId, meter } = await fallen();
    const { items } = await ask('GET', `inverter/audit/${meter.id}?from=2026-03-09&to=2026-03-10`);
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['gap', 'reset', 'reset']);
    const { meters } = await ask('GET', `site/auditcauses/${siteId}?from=2026-03-09&to=2026-03-10`);
    expect(meters).toMatchObject([{ id: meter.id, items: 2 }]);
  });

  it('is one decision of each, however often it is named', async () => {
    const { meter, both } = await fallen();
    await ask('POST', `inverter/decide/${meter.id}`, { ...both, others: [1, 0, 1] });
    expect((await itemsOf(meter)).map(({ history }: { history: unknown[] }) => history.length)).toEqual([
      1, 1,
    ]);
  });
});
