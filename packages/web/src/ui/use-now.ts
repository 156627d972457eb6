// The clock as screens read it: one timer a pace, shared, and none while nobody looks.
import { useSyncExternalStore } from 'react';

type Pace = 1000 | 60_000;

type Ticker = {
  now: number;
  timer: ReturnType<typeof setInterval> | null;
  readonly listeners: Set<() => void>;
};

const ticker = (): Ticker => ({ now: Date.now(), timer: null, listeners: new Set() });
const tickers: Record<Pace, Ticker> = { 1000: ticker(), 60000: ticker() };

/** Milliseconds since 1970, anew each second or each minute. */
export const useNow = (pace: Pace): number =>
  useSyncExternalStore(subscribeTo[pace], () => tickers[pace].now);

const subscriber = (pace: Pace) => (listener: () => void) => {
  const own = tickers[pace];
  own.listeners.add(listener);
  own.timer ??= start(own, pace);
  return () => {
    own.listeners.delete(listener);
    if (own.listeners.size > 0 || own.timer === null) return;
    clearInterval(own.timer);
    own.timer = null;
  };
};

const start = (own: Ticker, pace: Pace) => {
  const tick = () => {
    own.now = Date.now();
    for (const listener of own.listeners) listener();
  };
  own.now = Date.now();
  return setInterval(tick, pace);
};

const subscribeTo: Record<Pace, (listener: () => void) => () => void> = {
  1000: subscriber(1000),
  60000: subscriber(60_000),
};
