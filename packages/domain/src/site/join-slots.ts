import type { LocalSpan } from '../time/local-day.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { SiteSlots } from './site-slots.ts';

/** Joins the slots of spans that follow one another. */
export const joinSlots = (parts: readonly SiteSlots[]): SiteSlots => ({
  fromMs: parts[0]?.fromMs ?? 0,
  imported: joined(parts.map(({ imported }) => imported)),
  exported: joined(parts.map(({ exported }) => exported)),
  yielded: joined(parts.map(({ yielded }) => yielded)),
  consumed: joined(parts.map(({ consumed }) => consumed)),
  selfUsed: joined(parts.map(({ selfUsed }) => selfUsed)),
  charged: joined(parts.map(({ charged }) => charged)),
  discharged: joined(parts.map(({ discharged }) => discharged)),
  quality: joined(parts.map(({ quality }) => quality)),
});

/** Copies whole columns, so that ten years are joined in a few milliseconds. */
const joined = <Entry>(columns: readonly (readonly Entry[])[]): readonly Entry[] => {
  const none: Entry[] = [];
  return none.concat(...columns);
};

/** The slots that lie in a span or reach into it. */
export const sliceSlots = (slots: SiteSlots, { fromMs, toMs }: LocalSpan): SiteSlots => {
  const from = Math.max(0, Math.floor((fromMs - slots.fromMs) / quarterHourMs));
  const to = Math.max(from, Math.ceil((toMs - slots.fromMs) / quarterHourMs));
  return {
    fromMs: slots.fromMs + from * quarterHourMs,
    imported: slots.imported.slice(from, to),
    exported: slots.exported.slice(from, to),
    yielded: slots.yielded.slice(from, to),
    consumed: slots.consumed.slice(from, to),
    selfUsed: slots.selfUsed.slice(from, to),
    charged: slots.charged.slice(from, to),
    discharged: slots.discharged.slice(from, to),
    quality: slots.quality.slice(from, to),
  };
};
