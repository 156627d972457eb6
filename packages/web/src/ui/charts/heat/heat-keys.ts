// Pure: where the arrow keys lead in a heat map: by hour and by day.
import type { HeatmapData } from './heat-data.ts';
import type { HeatPlace } from './heat-geometry.ts';

/** Null when the key does not move the reading point. Both parts of a repeated hour are read one after the other. */
export const heatPlaceAfterKey = (
  key: string,
  place: HeatPlace | null,
  { rows }: HeatmapData,
): HeatPlace | null => {
  const from = place ?? { row: 0, hour: 0, part: 0 };
  const last = rows.length - 1;
  const inRow = (row: number) => ({ row: Math.min(Math.max(0, row), last), hour: from.hour, part: 0 });
  switch (key) {
    case 'ArrowLeft':
      return place === null ? from : (stepHour(from, -1, rows) ?? from);
    case 'ArrowRight':
      return place === null ? from : (stepHour(from, 1, rows) ?? from);
    case 'ArrowUp':
      return inRow(from.row - 1);
    case 'ArrowDown':
      return inRow(from.row + 1);
    case 'Home':
      return { ...from, hour: 0, part: 0 };
    case 'End':
      return { ...from, hour: 23, part: 0 };
    default:
      return null;
  }
};

/** Steps over hours the clock skips, and from one day into the next; null at the ends. */
const stepHour = (
  { row, hour, part }: HeatPlace,
  by: -1 | 1,
  rows: HeatmapData['rows'],
): HeatPlace | null => {
  const parts = rows[row]?.hours[hour]?.length ?? 0;
  if (part + by >= 0 && part + by < parts) return { row, hour, part: part + by };
  for (let at = row * 24 + hour + by; at >= 0 && at < rows.length * 24; at += by) {
    const next = { row: Math.floor(at / 24), hour: at % 24 };
    const found = rows[next.row]?.hours[next.hour]?.length ?? 0;
    if (found > 0) return { ...next, part: by > 0 ? 0 : found - 1 };
  }
  return null;
};
