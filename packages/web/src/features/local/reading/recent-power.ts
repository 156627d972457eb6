// Pure: the powers of the last minutes, as the charts show them.

export type Sample = {
  readonly atMs: number;
  readonly powerW: number | null;
  readonly phasesW: readonly (number | null)[];
};

const keptMs = 5 * 60_000;
/** Longer than a device's own second, so that a slow answer leaves no gap. */
const slotMs = 2000;
const slotCount = keptMs / slotMs;

export const withSample = (samples: readonly Sample[], added: Sample): Sample[] =>
  [...samples, added].filter(({ atMs }) => atMs > added.atMs - keptMs);

/** One value for each two seconds up to now, the newest last; null where nothing was received. */
export const slotsOf = (
  samples: readonly Sample[],
  nowMs: number,
  figureOf: (sample: Sample) => number | null,
): (number | null)[] => {
  const slots = new Array<number | null>(slotCount).fill(null);
  for (const sample of samples) {
    const place = slotCount - 1 - Math.floor((nowMs - sample.atMs) / slotMs);
    if (place >= 0 && place < slotCount) slots[place] = figureOf(sample);
  }
  return slots;
};

export type PowerRange = { readonly leastW: number; readonly mostW: number };

export const rangeOf = (samples: readonly Sample[]): PowerRange | null => {
  const powersW = samples.flatMap(({ powerW }) => powerW ?? []);
  return powersW.length === 0 ? null : { leastW: Math.min(...powersW), mostW: Math.max(...powersW) };
};

/** For a table: the newest first, one for each quarter of a minute. */
export const rowsOf = (samples: readonly Sample[]): Sample[] => {
  const byQuarter = new Map(samples.map((sample) => [Math.floor(sample.atMs / 15_000), sample]));
  return [...byQuarter.values()].toReversed();
};
