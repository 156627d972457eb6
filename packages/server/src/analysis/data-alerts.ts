// Abnormal data of a site by its own parameters; the newest come first.
import type { DataAlerts } from '@ohmstead/contract';
import {
  type AlertKind,
  type AlertParameters,
  alertKinds,
  alertLimits,
  breachKinds,
  formatInstantMicros,
  type LocalSpan,
  minuteMicros,
} from '@ohmstead/domain';
import { isRefused, type Outcome, refuseField } from '../errors/outcome.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { type AbnormalEntry, type Entries, noEntries } from './abnormal-entry.ts';
import { alertParametersOf } from './alert-parameter-store.ts';
import { type AnalysedMeter, metersOfQuery } from './analysed-meters.ts';
import { breachEntries } from './breach-entries.ts';
import { gapEntries, offlineEntries } from './silence-entries.ts';
import { unusualEntries } from './unusual-entries.ts';

export type AlertsQuery = {
  readonly span: LocalSpan;
  readonly sensorids?: string | undefined;
  readonly kinds?: string | undefined;
  readonly skip?: number | undefined;
};

const mostItems = 50;

export const dataAlerts = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, sensorids, kinds, skip = 0 }: AlertsQuery,
): Promise<Outcome<DataAlerts>> => {
  const meters = await metersOfQuery(reader.db, site.id, sensorids);
  if (isRefused(meters)) return meters;
  const wantedKinds = kindsOfQuery(kinds);
  if (isRefused(wantedKinds)) return wantedKinds;
  const parameters = await alertParametersOf(reader.db, site.id);
  const enough = skip + mostItems;
  const search = { reader, site, meters, parameters, span, kinds: wantedKinds, enough };
  const found = [
    await breaches(search),
    await gaps(search),
    search.kinds.has('offline') ? offline(search) : noEntries,
    // Consumption belongs to the site, so it is left out where meters are chosen.
    search.kinds.has('unusualConsumption') && !sensorids ? await unusual(search) : noEntries,
  ];
  const { items, next } = newest(found, { skip, toMicros: span.toMs * 1000 });
  return {
    from: new Date(span.fromMs).toISOString(),
    to: new Date(span.toMs).toISOString(),
    timeZone: site.zone,
    items: items.map(itemOf),
    next: next && { endtime: formatInstantMicros(next.endMicros), skip: next.skip },
  };
};

const isAlertKind = (text: string): text is AlertKind => (alertKinds as readonly string[]).includes(text); // widened for `includes`

/** All kinds where the query names none. */
const kindsOfQuery = (kinds = ''): Outcome<ReadonlySet<AlertKind>> => {
  const named = kinds.split(',').filter(Boolean);
  if (named.length === 0) return new Set(alertKinds);
  const known = named.filter(isAlertKind);
  return known.length < named.length ? refuseField('kinds', 'field_invalid') : new Set(known);
};

type Search = {
  readonly reader: SiteReader;
  readonly site: SiteSnapshot;
  readonly meters: readonly AnalysedMeter[];
  readonly parameters: AlertParameters;
  readonly span: LocalSpan;
  readonly kinds: ReadonlySet<AlertKind>;
  readonly enough: number;
};

const microSpan = ({ fromMs, toMs }: LocalSpan) => ({ fromMicros: fromMs * 1000, toMicros: toMs * 1000 });

const breaches = ({ reader, meters, parameters, span, kinds, enough }: Search): Promise<Entries> =>
  breachEntries(
    reader.db,
    meters.map(({ id, rating, type }) => ({ id, limits: alertLimits(parameters, rating, type) })),
    {
      span: microSpan(span),
      kinds: new Set(breachKinds.filter((kind) => kinds.has(kind))),
      mostApartMicros: parameters.gapMinutes * minuteMicros,
      enough,
    },
  );

const gaps = async ({ reader, meters, parameters, span, kinds }: Search): Promise<Entries> => {
  if (!kinds.has('gap')) return noEntries;
  const ids = meters.map(({ id }) => id);
  return gapEntries(reader.db, ids, { span: microSpan(span), gapMinutes: parameters.gapMinutes });
};

const offline = ({ meters, site, span, parameters: { offlineMinutes } }: Search): Entries =>
  span.toMs < site.nowMs
    ? noEntries
    : { entries: offlineEntries(meters, { nowMs: site.nowMs, offlineMinutes }), horizonMicros: null };

const unusual = async ({ reader, site, span, parameters: { unusualScore } }: Search): Promise<Entries> => ({
  entries: await unusualEntries(reader, site, { span, leastScore: unusualScore }),
  horizonMicros: null,
});

/** Entries that have not ended come first, then those that ended latest. */
const endOf = ({ toMicros }: AbnormalEntry): number => toMicros ?? Number.POSITIVE_INFINITY;

/** A page of the entries from the time that every search covered; no entry reaches across its horizon. */
const newest = (found: readonly Entries[], { skip, toMicros }: { skip: number; toMicros: number }) => {
  const horizon = Math.max(...found.map(({ horizonMicros }) => horizonMicros ?? 0));
  const entries = found
    .flatMap((one) => one.entries)
    .filter((entry) => endOf(entry) >= horizon)
    .sort((a, b) => endOf(b) - endOf(a));
  const items = entries.slice(skip, skip + mostItems);
  if (entries.length > skip + mostItems)
    return { items, next: { endMicros: toMicros, skip: skip + mostItems } };
  return { items, next: horizon === 0 ? null : { endMicros: horizon, skip: 0 } };
};

const itemOf = ({
  fromMicros,
  toMicros,
  worstAtMicros,
  ...entry
}: AbnormalEntry): DataAlerts['items'][number] => ({
  ...entry,
  from: formatInstantMicros(fromMicros),
  to: toMicros === null ? null : formatInstantMicros(toMicros),
  worstAt: formatInstantMicros(worstAtMicros),
});
