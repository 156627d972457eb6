import type { LocalSpan } from '@ohmstead/domain';

/** Empty for a span that has not begun. */
export const upTo = (nowMs: number, { fromMs, toMs }: LocalSpan): LocalSpan => ({
  fromMs,
  toMs: Math.max(fromMs, Math.min(toMs, nowMs)),
});
