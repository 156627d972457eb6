// Counts the requests of each key in its running window, by a clock that only goes on: the plugin's own store counts by
// the time of day, and after that is set back a window would last until it has caught up.
import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Window = { count: number; readonly beganMs: number };
type Counted = { readonly current: number; readonly ttl: number };

/** Beyond so many addresses at once the oldest windows are forgotten. */
const mostKeys = 5000;

export class SteadyWindows implements FastifyRateLimitStore {
  /** The windows, oldest first. */
  readonly #windows = new Map<string, Window>();

  incr(key: string, done: (error: Error | null, counted?: Counted) => void, windowMs = 1000): void {
    const nowMs = performance.now();
    const window = this.#runningWindow(key, nowMs, windowMs);
    window.count += 1;
    done(null, { current: window.count, ttl: window.beganMs + windowMs - nowMs });
  }

  /** Every limit counts by itself. */
  child(): SteadyWindows {
    return new SteadyWindows();
  }

  #runningWindow(key: string, nowMs: number, windowMs: number): Window {
    const known = this.#windows.get(key);
    if (known && nowMs < known.beganMs + windowMs) return known;
    this.#windows.delete(key);
    const [first] = this.#windows.keys();
    if (first !== undefined && this.#windows.size >= mostKeys) this.#windows.delete(first);
    const begun = { count: 0, beganMs: nowMs };
    this.#windows.set(key, begun);
    return begun;
  }
}
