import { expect, it } from 'vitest';
import { billedSites, steady, tariff } from '../../../test/billed-sites.ts';
import { billJob } from '../../bills/bill-job.ts';

const { ask, newSite, saveTariff, server } = billedSites();

const fallMs = Date.parse('2026-01-20T18:00:00Z');

/** 0.5 kW throughout January; on the 20th the counter begins anew, and shows 3 kWh and 12 kW a quarter-hour later. */
const restartedSite = async () => {
  const { siteId, meter } = await newSite();
  const lines = steady('2025-12-31T23:00:00Z', '2026-03-01T23:00:00Z', 0.5).map(({ at, importKwh }) => {
    const sinceMs = Date.parse(at) - fallMs;
    const kwh = sinceMs < 0 ? importKwh : 3 + (sinceMs * 0.5) / 3_600_000;
    return JSON.stringify({ key: meter.key, time: at, Data: [230, 1, sinceMs === 0 ? 12_000 : 500, kwh, 0] });
  });
  const sent = await server().ask('POST', '/api/v1/sensor/uploadbatch', {
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  expect(sent.data).toMatchObject({ accepted: lines.length, refused: [] });
  await saveTariff(siteId, tariff('2025-01-01', 250_000, { demandCharge: { priceMicrosPerKw: 4_000_000 } }));
  return { siteId, meter };
};

const billOf = (siteId: number) => ask('GET', `site/billreport/${siteId}?reporttype=1&time=2026-01`);

const keepBills = async (): Promise<void> => {
  const { db, clock, context } = server();
  const { siteCache, requestPriority, followUp } = context;
  await billJob({ db, siteCache, clock, requestPriority, followUp }).run(new AbortController().signal);
};

it('brings the peak back once the judgement is kept, and changes no energy by that', async () => {
  const { siteId, meter } = await restartedSite();
  await keepBills();
  const [reset] = (await ask('GET', `inverter/audit/${meter.id}`)).items;
  expect(reset).toMatchObject({ kind: 'reset', bookedKwh: 3 });
  const unconfirmed = await billOf(siteId);
  expect(unconfirmed.demand).toMatchObject({ kW: 0.5 });

  const { at, register } = reset;
  const previewed = await ask('POST', `inverter/decidepreview/${meter.id}`, {
    at,
    register,
    verdict: 'keep',
  });
  const kept = await ask('POST', `inverter/decide/${meter.id}`, { at, register, verdict: 'keep' });
  const confirmed = await billOf(siteId);
  expect(previewed).toMatchObject({
    changedDays: 0,
    bill: { before: unconfirmed.net, after: confirmed.net },
  });
  expect(confirmed.demand).toMatchObject({ kW: 12, at: '2026-01-20T17:45:00.000Z' });
  const energyOf = ({ lines }: typeof confirmed) =>
    lines.filter(({ kind }: { kind: string }) => kind === 'energy');
  expect(energyOf(confirmed)).toEqual(energyOf(unconfirmed));

  await ask('POST', `inverter/undo/${meter.id}`, { decisionId: kept.decisionId });
  expect(await billOf(siteId)).toEqual(unconfirmed);

  await ask('POST', `inverter/decide/${meter.id}`, { at, register, verdict: 'book' });
  expect((await billOf(siteId)).demand).toEqual(confirmed.demand);
});
