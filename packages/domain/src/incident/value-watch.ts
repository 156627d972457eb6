// A limit that each reading of a meter is held against, for one phase or for the meter as a whole, and where a reading
// stands to it:
//   beyond   on the wrong side of the limit
//   inside   at least 2 % of the limit on the right side
//   between  neither, so that a value that hovers around its limit is no news
//   unknown  the reading lacks the value
//   off      nothing was held against the limit then
import { type FlatValues, phaseWidth, quantityPlaces } from '../packed-day/stored-reading.ts';

export const readingKinds = ['overPower', 'overVoltage', 'underVoltage', 'overCurrent', 'phaseLoss'] as const;
/** The kinds of incidents that single readings show. */
export type ReadingKind = (typeof readingKinds)[number];

export type ReadingLimit = {
  readonly kind: ReadingKind;
  /** Null, for a lost phase only: half of the voltage of the strongest other phase. */
  readonly limit: number | null;
};

/** `off`: nothing is held against it. */
export type WatchLimit = ReadingLimit['limit'] | 'off';

export type ValueWatch = {
  readonly kind: ReadingKind;
  /** Counted from 1; null for the meter as a whole. */
  readonly phase: number | null;
  readonly limit: WatchLimit;
  /** What held before, until an instant each, in order; nearly always none. */
  readonly earlier: readonly { readonly untilMicros: number; readonly limit: WatchLimit }[];
};

export type JudgedReading = { readonly atMicros: number; readonly values: FlatValues };

export type Level = 'beyond' | 'between' | 'inside' | 'unknown' | 'off';

/** The watches of a meter, one a kind and phase. */
export const watchesOf = (limits: readonly ReadingLimit[], phases: number): ValueWatch[] =>
  limits.flatMap(({ kind, limit }): ValueWatch[] => {
    if (kind === 'overPower') return [{ kind, limit, phase: null, earlier: [] }];
    if (kind === 'phaseLoss' && phases < 2) return [];
    return Array.from({ length: phases }, (_, index) => ({ kind, limit, phase: index + 1, earlier: [] }));
  });

export const isSameWatch = (a: Watched, b: Watched): boolean => a.kind === b.kind && a.phase === b.phase;

type Watched = Pick<ValueWatch, 'kind' | 'phase'>;

/** Falling is worse. */
export const isFloor = (kind: ReadingKind): boolean => kind === 'underVoltage' || kind === 'phaseLoss';

export const isWorse = (kind: ReadingKind, value: number, than: number): boolean =>
  isFloor(kind) ? value < than : value > than;

/** Import and export alike: a cable does not mind which way the power flows. */
export const watchedValue = ({ kind, phase }: Watched, values: FlatValues): number | null => {
  if (kind === 'overPower') return powerOfAll(values);
  const value = quantity(values, phase, kind === 'overCurrent' ? 'currentA' : 'voltageV');
  return kind === 'overCurrent' && value !== null ? Math.abs(value) : value;
};

const hysteresis = 0.02;

/** The limit that held at an instant. Apart from what only an edited one needs: each reading of each meter passes here. */
export const limitAt = (watch: ValueWatch, atMicros: number): WatchLimit =>
  watch.earlier.length === 0 ? watch.limit : limitThen(watch, atMicros);

const limitThen = ({ limit, earlier }: ValueWatch, atMicros: number): WatchLimit => {
  if (atMicros >= (earlier.at(-1)?.untilMicros ?? 0)) return limit;
  const held = earlier.find(({ untilMicros }) => atMicros < untilMicros);
  return held ? held.limit : limit;
};

export const levelOf = (watch: ValueWatch, { atMicros, values }: JudgedReading): Level => {
  const held = limitAt(watch, atMicros);
  if (held === 'off') return 'off';
  const value = watchedValue(watch, values);
  const limit = limitFor(watch, held, values);
  if (value === null || limit === null) return 'unknown';
  if (isWorse(watch.kind, value, limit)) return 'beyond';
  const recovered = limit + (isFloor(watch.kind) ? 1 : -1) * Math.abs(limit) * hysteresis;
  return isWorse(watch.kind, value, recovered) ? 'between' : 'inside';
};

/** Less is no mains voltage: the whole supply is away, or nothing is connected. */
const leastMainsV = 80;
const lostShare = 0.5;

const limitFor = (
  { kind, phase }: Watched,
  limit: ReadingLimit['limit'],
  values: FlatValues,
): number | null => {
  if (kind !== 'phaseLoss') return limit;
  const strongest = strongestOther(values, phase);
  if (strongest < leastMainsV) return null;
  return limit ?? lostShare * strongest;
};

const strongestOther = ({ phases }: FlatValues, phase: number | null): number => {
  let strongest = 0;
  for (let index = 0; index < phases.length / phaseWidth; index += 1) {
    if (index + 1 === phase) continue;
    strongest = Math.max(strongest, phases[index * phaseWidth + quantityPlaces.voltageV] ?? 0);
  }
  return strongest;
};

/** Unknown as soon as one phase is. */
const powerOfAll = ({ phases }: FlatValues): number | null => {
  let total = 0;
  for (let at: number = quantityPlaces.powerW; at < phases.length; at += phaseWidth) {
    const powerW = phases[at] ?? null;
    if (powerW === null) return null;
    total += powerW;
  }
  return phases.length === 0 ? null : Math.abs(total);
};

const quantity = ({ phases }: FlatValues, phase: number | null, name: 'voltageV' | 'currentA') =>
  phase === null ? null : (phases[(phase - 1) * phaseWidth + quantityPlaces[name]] ?? null);
