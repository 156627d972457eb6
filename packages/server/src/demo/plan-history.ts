// What of the demo's past is still to be uploaded: minute readings of the last two weeks, quarter-hours before.
import { dayMs, minuteMs } from '@ohmstead/domain';
import type { DemoHistory, DemoTimes, Span } from './demo-setting.ts';

export type Past = {
  readonly anchorMs: number;
  readonly nowMs: number;
  /** The instant up to which every meter has uploaded live; null when one never did. */
  readonly liveToMs: number | null;
};

/** The plan at a start has what was missing before, and the time in which the server stood still. */
export const planHistory = (before: DemoHistory | null, { anchorMs, nowMs, liveToMs }: Past): DemoHistory => {
  const fromMs = before ? Math.max(before.plannedToMs, liveToMs ?? before.plannedToMs) : anchorMs;
  const gap = fromMs < nowMs ? [{ fromMs, toMs: nowMs }] : [];
  return { missing: [...gap, ...(before?.missing ?? [])], plannedToMs: Math.max(fromMs, nowMs) };
};

/** The plan once a span is uploaded. */
export const withoutSpan = (history: DemoHistory, span: Span): DemoHistory => ({
  ...history,
  missing: history.missing.flatMap(({ fromMs, toMs }) =>
    [
      { fromMs: Math.max(fromMs, span.toMs), toMs },
      { fromMs, toMs: Math.min(toMs, span.fromMs) },
    ].filter((left) => left.fromMs < left.toMs),
  ),
});

/** The plan of a demo that is installed now. */
export const timesOfDemo = (nowMs: number): DemoTimes => {
  const countedFromMs = Math.floor(nowMs / dayMs) * dayMs;
  return { anchorMs: countedFromMs - 731 * dayMs, countedFromMs };
};

/** The instant lies on a border of the spans in which history is uploaded, so that none is cut in two. */
export const minutesFrom = (nowMs: number): number => {
  const spanMs = 480 * minuteMs;
  return Math.floor((nowMs - 14 * dayMs) / spanMs) * spanMs;
};

/** The number of one meter's readings within the spans. */
export const readingsIn = (missing: readonly Span[], minutesFromMs: number): number =>
  missing.reduce((sum, { fromMs, toMs }) => {
    const border = Math.min(toMs, Math.max(fromMs, minutesFromMs));
    return sum + (toMs - border) / minuteMs + (border - fromMs) / (15 * minuteMs);
  }, 0);
