// Where a site's consumption went, from its quarter-hours and those of its load meters.
import type { MeterUse, SiteEndUses, UnmeasuredUse } from '@ohmstead/contract';
import { type EndUse, type EndUses, endUsesOf, type LocalSpan, type Worth } from '@ohmstead/domain';
import { unitsIn } from '../bills/amounts.ts';
import { loadMeters } from '../rollups/load-meters.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { seriesFor } from '../tariffs/price-store.ts';
import { versionsOf } from '../tariffs/tariff-store.ts';
import { emissionFactorsIn } from './emission-factors.ts';
import { kwhOf } from './figures.ts';

type Asked = { readonly span: LocalSpan; readonly showsPrices: boolean };

export const siteEndUses = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, showsPrices }: Asked,
): Promise<SiteEndUses> => {
  const slots = await readSiteSlots(reader, site, span);
  const meters = await loadMeters(reader, site, slots);
  const versions = showsPrices ? await versionsOf(reader.db, site.id) : [];
  const prices = await seriesFor(reader.db, { siteId: site.id, versions }, span);
  const emission = await emissionFactorsIn(reader.db, site.id, span);
  const { currency } = site.billing;
  const tariffs = { versions, prices, timeZone: site.zone };
  const uses = endUsesOf({ slots, meters, tariffs, currency, emission });
  const names = new Map(meters.map(({ id, name }) => [id, name]));
  return { ...spanOf(span, site), ...present(uses, { currency, names }), currency };
};

const spanOf = ({ fromMs, toMs }: LocalSpan, { nowMs }: SiteSnapshot) => ({
  from: new Date(fromMs).toISOString(),
  to: new Date(Math.max(fromMs, Math.min(toMs, nowMs))).toISOString(),
});

type Shown = { readonly currency: string; readonly names: ReadonlyMap<number, string> };

const present = (uses: EndUses, shown: Shown): Omit<SiteEndUses, 'from' | 'to' | 'currency'> => {
  const { consumedMwh, notMeasured, storage, knownSlots, slots } = uses;
  const hasStorage = storage.chargedMwh > 0 || storage.dischargedMwh > 0;
  return {
    consumptionKwh: knownSlots === 0 ? null : kwh(consumedMwh),
    uses: flat(uses.uses, null, { ...shown, knownSlots }),
    notMeasured: figuresOfUse(notMeasured, shown.currency),
    outsideKwh: kwh(uses.outsideMwh),
    storage: hasStorage
      ? {
          chargedKwh: kwh(storage.chargedMwh),
          dischargedKwh: kwh(storage.dischargedMwh),
          gridKwh: kwh(storage.gridStoredMwh),
          ...worthOf(storage, shown.currency),
        }
      : null,
    unpricedKwh: kwh(uses.unpricedMwh),
    knownShare: slots === 0 ? 0 : knownSlots / slots,
  };
};

const flat = (
  uses: readonly EndUse[],
  behindId: number | null,
  shown: Shown & { readonly knownSlots: number },
): MeterUse[] =>
  uses.flatMap((use) => [
    {
      meterId: use.meterId,
      name: shown.names.get(use.meterId) ?? '',
      behindId,
      ...figuresOfUse(use, shown.currency),
      rest: use.rest && figuresOfUse(use.rest, shown.currency),
      unknownShare: shown.knownSlots === 0 ? 0 : use.unknownSlots / shown.knownSlots,
    },
    ...flat(use.within, use.meterId, shown),
  ]);

const figuresOfUse = (use: EndUses['notMeasured'], currency: string): UnmeasuredUse => ({
  kWh: kwh(use.energyMwh),
  gridKwh: kwh(use.gridMwh),
  directKwh: kwh(use.directMwh),
  storageKwh: kwh(use.storageMwh),
  unsourcedKwh: kwh(use.unsourcedMwh),
  alwaysOnKwh: kwh(use.alwaysOnMwh),
  ...worthOf(use, currency),
});

const kwh = (mwh: number): number => kwhOf(mwh) ?? 0;

const mgPerG = 1000;

const worthOf = ({ amount, emittedMg }: Worth, currency: string) => ({
  amount: amount === null ? null : unitsIn(currency)(amount),
  emittedG: emittedMg === null ? null : emittedMg / mgPerG,
});
