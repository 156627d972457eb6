// Three phases that net each other, a price for each hour, and a utility's file of before. Its clocks move by half an hour.
import type { Visit } from './by-calls.ts';
import { halfHours, intervalFile, powers } from './household-power.ts';
import { hourlyPrices, shedTariff } from './household-tariffs.ts';

export const setUpIslandShed = async ({ post, addMeter, importFile, send }: Visit): Promise<void> => {
  const { id: siteId } = await post('site/save', {
    name: 'Island Shed',
    timeZone: 'Australia/Lord_Howe',
    priceUnit: 'AUD',
    phaseRule: 'netted',
  });
  const grid = await addMeter({ siteId, name: 'Shed grid', sn: 'SHEDGRID0001', type: 3 });
  await post(`tariff/save/${siteId}`, shedTariff);
  await post(`tariff/prices/${siteId}`, { series: 'spot', prices: hourlyPrices });
  await importFile(grid, intervalFile('2026-09-28T00:00Z', '2026-10-26T00:00Z'));
  await send(grid, halfHours('2026-10-26T00:00Z', powers.shed));
};
