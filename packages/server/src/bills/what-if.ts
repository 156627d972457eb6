// A site's own history as it would have been billed with another tariff, a battery, or more solar modules.
import type { WhatIfBody } from '@ohmstead/contract';
import {
  type AddedSolar,
  type Bill,
  billingPeriodsOf,
  billOf,
  localDay,
  type SiteSlots,
  type TariffVersion,
  useTypes,
  withBattery,
  withSolar,
} from '@ohmstead/domain';
import { isRefused, type Outcome, refuse } from '../errors/outcome.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { FoundSite } from '../sites/site-store.ts';
import { seriesFor } from '../tariffs/price-store.ts';
import type { BilledSite } from './billed-site.ts';
import { billedUntil, joinBills, unconfirmedIn } from './make-bill.ts';

export type Simulated = { readonly bill: Bill; readonly slots: SiteSlots };

export type WhatIf = {
  readonly actual: Simulated;
  readonly simulated: Simulated;
  readonly solarBy: 'ownYield' | 'clearSky' | null;
};

export const whatIf = async (
  reader: SiteReader,
  { billed, row }: { readonly billed: BilledSite; readonly row: FoundSite },
  body: WhatIfBody,
): Promise<Outcome<WhatIf>> => {
  const { zone, nowMs } = billed.site;
  const toMs = Math.min(localDay(zone, body.to).fromMs, billedUntil(nowMs));
  const slots = await readSiteSlots(reader, billed.site, { fromMs: localDay(zone, body.from).fromMs, toMs });
  const solar = body.solarKw === undefined ? null : addedSolar(billed, row, body.solarKw);
  if (isRefused(solar)) return solar;
  const sunny = solar ? withSolar(slots, solar) : slots;
  const changed = body.battery ? withBattery(sunny, batteryOf(body.battery)).slots : sunny;
  const versions = body.tariff ? [heldThroughout(body.tariff)] : billed.versions;
  return {
    actual: {
      slots,
      bill: await billOfSpan(reader, billed, { slots, body, versions: billed.versions, toMs }),
    },
    simulated: {
      slots: changed,
      bill: await billOfSpan(reader, billed, { slots: changed, body, versions, toMs }),
    },
    solarBy: solar && (solar.profile.kind === 'own' ? 'ownYield' : 'clearSky'),
  };
};

const wattsPerKw = 1000;
const millionths = 1_000_000;

/** The site's own yield gives the better profile; without one, a clear sky at its place does. */
const addedSolar = ({ site }: BilledSite, row: FoundSite, solarKw: number): Outcome<AddedSolar> => {
  const wattsPeak = Math.round(solarKw * wattsPerKw);
  const { system_size_kw: installedKw, latitude, longitude } = row;
  const hasYield = site.meters.some(({ useType }) => useType === useTypes.inverter);
  if (hasYield && installedKw !== null && installedKw > 0) {
    return { wattsPeak, profile: { kind: 'own', installedWattsPeak: installedKw * wattsPerKw } };
  }
  if (latitude === null || longitude === null) return refuse('no_coordinates');
  return { wattsPeak, profile: { kind: 'clearSky', place: { latitude, longitude } } };
};

const batteryOf = ({ capacityKwh, powerKw, efficiency }: NonNullable<WhatIfBody['battery']>) => {
  const powerW = (powerKw ?? capacityKwh / 2) * wattsPerKw;
  return {
    capacityWh: Math.round(capacityKwh * wattsPerKw),
    chargeW: powerW,
    dischargeW: powerW,
    efficiencyPpm: Math.round(efficiency * millionths),
  };
};

const firstDate = '1000-01-01';

const heldThroughout = (tariff: NonNullable<WhatIfBody['tariff']>): TariffVersion => ({
  ...tariff,
  id: String(tariff.id),
  validFrom: firstDate,
  validTo: null,
});

type Billed = {
  readonly slots: SiteSlots;
  readonly body: WhatIfBody;
  readonly versions: readonly TariffVersion[];
  readonly toMs: number;
};

/** Whole billing periods are billed as always, the first and the last only as far as they lie within. */
const billOfSpan = async (
  reader: SiteReader,
  billed: BilledSite,
  { slots, body, versions, toMs }: Billed,
): Promise<Bill> => {
  const { zone } = billed.site;
  const periods = billingPeriodsOf(zone, billed.startDay, body.from, body.to).map((period) => ({
    ...period,
    ...(period.fromDate < body.from && { fromDate: body.from, fromMs: localDay(zone, body.from).fromMs }),
    ...(period.toDate > body.to && { toDate: body.to, toMs: localDay(zone, body.to).fromMs }),
  }));
  const bills: Bill[] = [];
  for (const period of periods) {
    const prices = await seriesFor(reader.db, { siteId: billed.id, versions }, period);
    const untilMs = Math.min(period.toMs, toMs);
    const unconfirmed = await unconfirmedIn(reader.db, billed, { period, versions });
    const { currency } = billed;
    bills.push(billOf({ slots, period, versions, timeZone: zone, currency, prices, unconfirmed, untilMs }));
  }
  return joinBills(bills);
};
