// What is read of a chart and which of its series are shown.
import { useState } from 'react';

type Read = { readonly slot: number | null; readonly series: string | null };

const nothing: Read = { slot: null, series: null };

/** What is read belongs to its period: another one begins unread, and keeps the keyboard's focus. */
export const useReading = (period: string | number, keys: readonly string[]) => {
  const [reading, setReading] = useState<Read & { period: string | number }>({ period, ...nothing });
  const { slot, series } = reading.period === period ? reading : nothing;
  const { hidden, toggle } = useHidden();
  const shown = keys.filter((key) => !hidden.has(key));
  const chosen = series !== null && shown.includes(series) ? series : null;
  return {
    slot,
    hidden,
    toggle,
    /** The one series read alone, null for all. */
    chosen,
    setSlot: (next: number | null) =>
      setReading({ period, slot: next, series: next === null ? null : chosen }),
    stepSeries: (by: -1 | 1) => setReading({ period, slot, series: seriesAfter(shown, chosen, by) }),
  };
};

/** All of them stand between the last series and the first. */
export const seriesAfter = (shown: readonly string[], chosen: string | null, by: -1 | 1): string | null => {
  const ring = [null, ...shown];
  return ring.at((ring.indexOf(chosen) + by) % ring.length) ?? null;
};

const useHidden = () => {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setHidden((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  return { hidden, toggle };
};
