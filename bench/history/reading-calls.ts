// Every call that reads, with what it is asked and how fast it must be. A call the contract has and this list does not
// know is asked without parameters.
import type { Call } from '@ohmstead/contract';
import { callList } from '@ohmstead/contract/openapi';
import { dateAt, dayMs } from '@ohmstead/domain';
import { threePhaseMeters } from './history-meters.ts';
import { type HistorySite, zone } from './history-site.ts';
import type { Noise } from './noise.ts';
import type { Span } from './write-history.ts';

export type Asked = {
  readonly what: string;
  /** Another one each time. */
  readonly path: () => string;
  readonly mostMs: number;
  /** Whether it may answer before all of it is computed. */
  readonly computes: boolean;
};

const usual = 25;
/** Analyses and hourly data of more than a month look at every slot, or every reading, of a span. */
const long = 250;

type Variation = { readonly label?: string; readonly query: () => string; readonly mostMs?: number };

type Dates = ReturnType<typeof datesOf>;

/** Local dates within the history. */
const datesOf = ({ fromMs, toMs }: Span, noise: Noise) => {
  const day = (ms: number) => dateAt(zone, ms);
  const randomMs = (roomMs: number) => fromMs + dayMs + noise.even() * (toMs - fromMs - 2 * dayMs - roomMs);
  return {
    date: () => day(randomMs(0)),
    /** `starttime` and `endtime` of so many days. */
    span: (days: number) => () => {
      const startMs = randomMs(days * dayMs);
      return `starttime=${day(startMs)}&endtime=${day(startMs + days * dayMs)}`;
    },
    whole: () => `starttime=${day(fromMs)}&endtime=${day(toMs)}`,
  };
};

const timeTypes = ['day', 'month', 'year', 'total'] as const;

/** The reports vary by time type, and the energy report by view, too. */
const reports = ({ date }: Dates): Variation[] =>
  timeTypes.map((label, type) => ({ label, query: () => `reporttype=${type}&time=${date()}` }));

const columns = ({ date }: Dates): Variation[] =>
  timeTypes.map((label, type) => ({ label, query: () => `date=${date()}&timetype=${type}&ctype=2` }));

const oneDay = ({ date }: Dates): Variation[] => [{ query: () => `date=${date()}` }];

const monthAndYear = (dates: Dates): Variation[] => [
  { label: 'a month', query: dates.span(31), mostMs: long },
  { label: 'a year', query: dates.span(365), mostMs: long },
];

/** The variations of each path below /api/v1/. */
const variationsOf: Readonly<Record<string, (dates: Dates, site: HistorySite) => Variation[]>> = {
  'site/overview/{id}': oneDay,
  'site/powerLine2/{id}': oneDay,
  'site/EnergyTypeColumn/{id}': columns,
  'site/EnergyTypeColumnSolar/{id}': columns,
  'site/energyreport/{id}': reports,
  'site/billreport/{id}': reports,
  'site/areaenergy/{id}': (dates) => [
    { label: 'a day', query: dates.span(1) },
    { label: 'a month', query: dates.span(31) },
    { label: 'a year', query: dates.span(365) },
    { label: 'total', query: dates.whole },
  ],
  'site/energyhourdata/{id}': (dates, { meterIdOf }) => {
    const sensors = `sensorids=${threePhaseMeters.map(meterIdOf).join(',')}`;
    return [
      { label: 'a month', query: () => `${sensors}&${dates.span(31)()}` },
      { label: 'a year', query: () => `${sensors}&${dates.span(365)()}`, mostMs: long },
    ];
  },
  'site/energyhours/{id}': monthAndYear,
  'site/enduses/{id}': monthAndYear,
  'site/energyvalues/{id}': monthAndYear,
  'site/hourvalues/{id}': monthAndYear,
  'site/energyhourmonths/{id}': (_, { meterIdOf }) => {
    const sensors = `sensorids=${threePhaseMeters.map(meterIdOf).join(',')}`;
    return [
      { label: 'total', query: () => '', mostMs: long },
      { label: 'total, money', query: () => 'measure=money', mostMs: long },
      { label: 'total, money of meters', query: () => `measure=money&${sensors}`, mostMs: long },
    ];
  },
  'site/billcolumns/{id}': reports,
  'inverter/checksn': () => [{ query: () => 'sn=BENCHNOBODY1' }],
  'site/dataalert/{id}': monthAndYear,
  'site/loadanalysis/{id}': monthAndYear,
  'site/profile/{id}': (dates) => [{ label: 'a year', query: dates.span(365), mostMs: long }],
  'site/otheranalysis/{id}': (dates) => [
    { label: 'a day', query: dates.span(1) },
    { label: 'a month', query: dates.span(31), mostMs: long },
  ],
  'inverter/dataLine/{id}': ({ date }) =>
    ['power', 'voltage', 'current'].map((column) => ({
      label: column,
      query: () => `date=${date()}&columnName=${column}`,
    })),
};

const reads = ({ method, access, stream, file, changes }: Call): boolean =>
  method === 'GET' && access === 'account' && !stream && !file && !changes;

const anyCall: Variation[] = [{ query: () => '' }];

export const readingCalls = (site: HistorySite, history: Span, noise: Noise): Asked[] => {
  const dates = datesOf(history, noise);
  const gridId = String(site.meterIdOf(threePhaseMeters[0]));
  return callList.filter(reads).flatMap(({ path, computes = false }) => {
    const name = path.replace('/api/v1/', '');
    const whole = path.replace('{id}', name.startsWith('inverter/') ? gridId : String(site.siteId));
    const variations = variationsOf[name]?.(dates, site) ?? anyCall;
    return variations.map(({ label, query, mostMs = usual }) => ({
      what: label === undefined ? name : `${name}, ${label}`,
      path: () => `${whole}?${query()}`,
      mostMs,
      computes,
    }));
  });
};
