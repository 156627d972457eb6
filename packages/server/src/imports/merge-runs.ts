// Records of several sorted runs as one, by their first numbers.

/** Gives its records part by part. A part is valid until the next one is asked for. */
export type SortedRun = { nextPart(): Float64Array | null };

/** The record begins at this place of the numbers. */
export type OnRecord = (numbers: Float64Array, at: number) => void;

const ended = new Float64Array(0);

/** The runs are few: their first records are simply looked through. Of equal ones the earlier run's comes first. */
export const mergeRuns = (runs: readonly SortedRun[], width: number, onRecord: OnRecord): void => {
  const parts = runs.map((run) => run.nextPart() ?? ended);
  const places = new Uint32Array(runs.length);
  const keys = Float64Array.from(parts, (part) => part[0] ?? Number.POSITIVE_INFINITY);
  while (true) {
    let least = 0;
    for (let of = 1; of < keys.length; of += 1) if ((keys[of] ?? 0) < (keys[least] ?? 0)) least = of;
    let part = parts[least] ?? ended;
    let at = places[least] ?? 0;
    if (part.length === 0) return;
    onRecord(part, at);
    at += width;
    if (at === part.length) {
      part = runs[least]?.nextPart() ?? ended;
      at = 0;
    }
    parts[least] = part;
    places[least] = at;
    keys[least] = part[at] ?? Number.POSITIVE_INFINITY;
  }
};
