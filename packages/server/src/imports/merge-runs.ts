// Records of several sorted runs as one, by their first numbers.
export type Source = { next(): Float64Array | null };

/** The runs are few: their first records are simply looked through. Of equal ones the earlier run's comes first. */
export const mergeRuns = (sources: readonly Source[], onRecord: (record: Float64Array) => void): void => {
  const heads = sources.map((source) => source.next());
  const keys = Float64Array.from(heads, (head) => head?.[0] ?? Number.POSITIVE_INFINITY);
  while (true) {
    let least = 0;
    for (let at = 1; at < keys.length; at += 1) if ((keys[at] ?? 0) < (keys[least] ?? 0)) least = at;
    const head = heads[least];
    if (!head) return;
    onRecord(head);
    const next = sources[least]?.next() ?? null;
    heads[least] = next;
    keys[least] = next?.[0] ?? Number.POSITIVE_INFINITY;
  }
};
