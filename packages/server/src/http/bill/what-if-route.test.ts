import { describe, expect, it } from 'vitest';
import { billedSites, steady, tariff } from '../../../test/billed-sites.ts';

const { answerTo, ask, newSite, saveTariff, sendReads } = billedSites();

describe('bill.whatIf', () => {
  it('bills the own history by another tariff, with a battery and with solar', async () => {
    const { siteId, meter } = await newSite({ latitude: 52.5, longitude: 13.4 });
    await sendReads(meter, steady('2026-02-28T23:00:00Z', '2026-03-07T23:00:00Z', 1));
    await saveTariff(siteId, tariff('2025-01-01', 300_000));
    const span = { from: '2026-03-01', to: '2026-03-08' };
    const whatIf = (body: object) => ask('POST', `bill/whatif/${siteId}`, { ...span, ...body });
    const other = await whatIf({ tariff: tariff('2026-01-01', 200_000) });
    expect(other).toMatchObject({
      actual: { importKwh: 168, cost: 50.4 },
      simulated: { importKwh: 168, cost: 33.6 },
      difference: -16.8,
    });
    const sunny = await whatIf({ solarKw: 6 });
    expect(sunny).toMatchObject({ solarBy: 'clearSky', actual: { cost: 50.4 } });
    expect(sunny.simulated.importKwh).toBeLessThan(168);
    const stored = await whatIf({ solarKw: 6, battery: { capacityKwh: 5 } });
    expect(stored.simulated.importKwh).toBeLessThan(sunny.simulated.importKwh);
    expect(stored.difference).toBeLessThan(sunny.difference);
  });

  it('needs to know where the sun shines', async () => {
    const { siteId } = await newSite();
    const body = { from: '2026-03-01', to: '2026-03-08', solarKw: 5 };
    const answer = await answerTo('POST', `bill/whatif/${siteId}`, body);
    expect(answer).toMatchObject({ status: 400, data: { code: 'no_coordinates' } });
  });
});
