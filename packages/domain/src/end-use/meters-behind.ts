// Which load meter stands behind which: as its owner says, or as calculated meters are made up.

export type LoadMeter = {
  readonly id: number;
  /** As its owner says. */
  readonly behindId: number | null;
  /** The meters that a calculated one is the sum of; itself alone otherwise. */
  readonly parts: readonly { readonly meterId: number; readonly sign: 1 | -1 }[];
};

/** By id the meter that it stands behind, null at the top. Nobody stands behind themselves, not even around others. */
export const metersBehind = (meters: readonly LoadMeter[]): Map<number, number | null> => {
  const behind = new Map<number, number | null>(meters.map(({ id }) => [id, null]));
  const put = (id: number, front: number | null): void => {
    if (front !== null && behind.has(front) && behind.get(id) === null && !isAbove(behind, id, front))
      behind.set(id, front);
  };
  for (const { id, behindId } of meters) put(id, behindId);
  for (const { id, parts } of meters) {
    if (isSum(parts, behind)) for (const { meterId } of parts) put(meterId, id);
    else put(id, onlyWhole(parts));
  }
  return behind;
};

/** A calculated meter contains the load meters that it is the sum of … */
const isSum = (parts: LoadMeter['parts'], loads: ReadonlyMap<number, unknown>): boolean =>
  parts.length > 1 && parts.every(({ sign, meterId }) => sign === 1 && loads.has(meterId));

/** … and is a part of the one that others are taken off. */
const onlyWhole = (parts: LoadMeter['parts']): number | null => {
  const [first, ...others] = parts;
  const [whole, another] = parts.filter(({ sign }) => sign === 1);
  return first && others.length > 0 && whole && !another ? whole.meterId : null;
};

/** Whether `id` is `front` or stands somewhere above it. */
const isAbove = (behind: ReadonlyMap<number, number | null>, id: number, front: number): boolean => {
  for (let at: number | null = front; at !== null; at = behind.get(at) ?? null) if (at === id) return true;
  return false;
};
