// The loads of a site, or of one of its meters, over a span.
import type { SiteLoad } from '@ohmstead/contract';
import {
  dateAt,
  durationCurve,
  type LoadPeak,
  type LocalSpan,
  loadFigures,
  localDay,
  mwhPerKwh,
  powerOfSlot,
  quarterHourMs,
  type SlotColumn,
  sortedLoads,
  wallQuarters,
} from '@ohmstead/domain';
import { knownSpan, upTo } from '../energy/known-span.ts';
import { isRefused, type Outcome, refuseField } from '../errors/outcome.ts';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { metersOfQuery } from './analysed-meters.ts';
import { meterLoad } from './meter-load.ts';
import { phaseLoads } from './phase-loads.ts';

const curvePoints = 101;

export type LoadQuery = { readonly span: LocalSpan; readonly sensorids?: string | undefined };

export const loadAnalysis = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, sensorids }: LoadQuery,
): Promise<Outcome<SiteLoad>> => {
  const meters = await metersOfQuery(reader.db, site.id, sensorids);
  if (isRefused(meters)) return meters;
  if (sensorids && meters.length > 1) return refuseField('sensorids', 'id_invalid');
  const meterId = sensorids ? (meters[0]?.id ?? null) : null;
  const begun = sinceFirstDay(site, span);
  const known = knownSpan(site, span);
  const energies =
    meterId === null
      ? (await readSiteSlots(reader, site, known)).consumed
      : await meterLoad(reader.db, site, { meterId, span: known });
  if (isRefused(energies)) return energies;
  return {
    from: new Date(begun.fromMs).toISOString(),
    to: new Date(begun.toMs).toISOString(),
    timeZone: site.zone,
    meterId,
    ...loadsOf(energies, { fromMs: known.fromMs, span: upTo(site.nowMs, begun), zone: site.zone }),
    phases: await phaseLoads(reader.db, meters, known),
  };
};

/** The span from the local day of the site's first reading on, before which no load could be known. */
const sinceFirstDay = ({ zone, firstMs }: SiteSnapshot, { fromMs, toMs }: LocalSpan): LocalSpan => {
  const first = firstMs === null ? fromMs : localDay(zone, dateAt(zone, firstMs)).fromMs;
  return { fromMs: Math.min(Math.max(fromMs, first), toMs), toMs };
};

type Where = { readonly fromMs: number; readonly span: LocalSpan; readonly zone: string };

const loadsOf = (energies: SlotColumn, { fromMs, span, zone }: Where) => {
  const loads = energies.map((energy) => (energy === null ? null : powerOfSlot(energy)));
  const figures = loadFigures({ fromMs, loads }, wallQuarters(zone, fromMs, loads.length));
  const curve = durationCurve(sortedLoads(loads), curvePoints);
  const slots = Math.ceil((span.toMs - span.fromMs) / quarterHourMs);
  return {
    known: slots === 0 ? 0 : figures.knownSlots / slots,
    energyKwh: energyOf(energies, figures.knownSlots),
    averageW: figures.mean,
    max: peakOf(figures.max),
    min: peakOf(figures.min),
    baseLoadW: figures.base,
    loadFactor: figures.loadFactor,
    durationCurve: { share: curve.share, powerW: curve.load },
  };
};

const energyOf = (energies: SlotColumn, known: number): number | null =>
  known === 0 ? null : energies.reduce<number>((sum, energy) => sum + (energy ?? 0), 0) / mwhPerKwh;

const peakOf = (peak: LoadPeak | null) =>
  peak && { powerW: peak.load, at: new Date(peak.slotMs).toISOString() };
