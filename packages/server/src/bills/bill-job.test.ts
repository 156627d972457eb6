import { expect, it } from 'vitest';
import { billedSites, steady, tariff } from '../../test/billed-sites.ts';
import { billJob } from './bill-job.ts';

const { ask, newSite, saveTariff, server, sendReads } = billedSites();

const billedSite = async (): Promise<number> => {
  const { siteId, meter } = await newSite({ price_unit: 'EUR', billing_start_day: 1 });
  await sendReads(meter, steady('2026-01-31T23:00:00Z', '2026-03-01T23:00:00Z', 0.5));
  await saveTariff(siteId, tariff('2025-01-01', 250_000));
  return siteId;
};

it('keeps no bill in a currency that its site has no more', async () => {
  const [first, second] = [await billedSite(), await billedSite()];
  const begun: number[] = [];
  // Between two pieces of work on the first site somebody changes the other one.
  const untilQuiet = async (): Promise<void> => {
    if (begun.push(begun.length) > 1) return;
    await ask('POST', 'site/save', { id: second, name: 'Abroad', priceUnit: 'USD' });
  };
  const { db, clock, context } = server();
  const requestPriority = { requestArrived: () => undefined, isQuiet: () => true, untilQuiet };
  const { siteCache, followUp } = context;
  await billJob({ db, siteCache, clock, requestPriority, followUp }).run(new AbortController().signal);
  expect(begun.length).toBeGreaterThan(1);

  const kept = await db.selectFrom('bill_period').select(['site_id', 'bill']).orderBy('site_id').execute();
  expect(kept).toMatchObject([
    { site_id: first, bill: { currency: 'EUR' } },
    { site_id: second, bill: { currency: 'USD' } },
  ]);
});
