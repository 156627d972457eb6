// Makes the wall-clock times of one series of rows into instants. Of an hour that comes twice the order of the rows
// decides: first the instant that continues their last step, then the next one in the direction in which they run. Rows
// that are sorted by what the clock shows have both of them beside each other.
import type { WallClock } from './wall-clock.ts';

/** Whether a time is of an instant or of the end of an interval, which may lie on a change of the clocks. */
export type TimeKind = 'instant' | 'end';

/** More would be no hours that come twice any more. */
const mostUsed = 100_000;

export class SeriesClock {
  readonly #clock: WallClock;
  readonly #kind: TimeKind;
  readonly #used = new Set<number>();
  #wallMicros = Number.NaN;
  #beforeMicros = Number.NaN;
  #stepMicros = Number.NaN;
  /** Rows come twice where the hour does not. */
  #hasTwins = false;
  #isPaired = false;

  constructor(clock: WallClock, kind: TimeKind) {
    this.#clock = clock;
    this.#kind = kind;
  }

  /** NaN for a time that no clock shows. */
  instant(wallMicros: number): number {
    if (Number.isNaN(wallMicros)) return Number.NaN;
    const shown = this.#clock.showing(wallMicros);
    const reached = this.#kind === 'end' ? this.#clock.reaching(wallMicros) : [];
    const micros =
      shown.length === 1 && reached.length === 0
        ? this.#only(wallMicros, shown[0] ?? Number.NaN)
        : this.#choose(wallMicros, shown, reached);
    this.#note(wallMicros, micros);
    return micros;
  }

  #only(wallMicros: number, micros: number): number {
    if (wallMicros === this.#wallMicros) this.#hasTwins = true;
    this.#isPaired = false;
    return micros;
  }

  #choose(wallMicros: number, shown: readonly number[], reached: readonly number[]): number {
    const [first = Number.NaN, second] = this.#stepMicros < 0 ? shown.toReversed() : shown;
    if (this.#isPaired && second !== undefined) return wallMicros === this.#wallMicros ? second : first;
    const next = this.#beforeMicros + this.#stepMicros;
    const continued = [...shown, ...reached].find((micros) => micros === next);
    if (continued !== undefined) return this.#use(continued, []);
    if (wallMicros === this.#wallMicros) {
      if (this.#hasTwins || second === undefined || this.#beforeMicros !== first) return this.#beforeMicros;
      this.#isPaired = true;
      return second;
    }
    if (shown.length === 0) return reached[0] ?? Number.NaN;
    return this.#use(this.#nextOf(shown), shown);
  }

  #nextOf(shown: readonly number[]): number {
    const isFalling = this.#stepMicros < 0;
    const later = shown.filter((micros) => micros > this.#beforeMicros);
    const earlier = shown.filter((micros) => micros < this.#beforeMicros);
    const ahead = isFalling ? earlier.at(-1) : later[0];
    return ahead ?? (isFalling ? shown.at(-1) : shown[0]) ?? Number.NaN;
  }

  /** Rows in no order: what a row has taken already is the other one's. */
  #use(micros: number, shown: readonly number[]): number {
    const free = this.#used.has(micros) ? shown.find((other) => !this.#used.has(other)) : undefined;
    const chosen = free ?? micros;
    if (this.#used.size < mostUsed) this.#used.add(chosen);
    return chosen;
  }

  #note(wallMicros: number, micros: number): void {
    if (Number.isNaN(micros)) return;
    const step = micros - this.#beforeMicros;
    if (step !== 0 && !this.#isPaired) this.#stepMicros = step;
    this.#beforeMicros = micros;
    this.#wallMicros = wallMicros;
  }
}
