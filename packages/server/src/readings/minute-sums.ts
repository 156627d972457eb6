// A meter's power summed up by minute, from whatever tells of it in whatever order.

const minuteMicros = 60_000_000;

/** Minutes `[fromMinute, toMinute)`, counted from an instant. */
export type MinuteRange = {
  readonly zeroMicros: number;
  readonly fromMinute: number;
  readonly toMinute: number;
};

/** The average over a minute in which the meter told its power that often; W, of all phases. */
export type MinutePower = { readonly minute: number; readonly powerW: number; readonly reads: number };

export class MinuteSums {
  readonly #range: MinuteRange;
  readonly #sumsW: Float64Array;
  readonly #reads: Uint32Array;

  constructor(range: MinuteRange) {
    const count = range.toMinute - range.fromMinute;
    this.#range = range;
    this.#sumsW = new Float64Array(count);
    this.#reads = new Uint32Array(count);
  }

  minuteOf(atMicros: number): number {
    return Math.floor((atMicros - this.#range.zeroMicros) / minuteMicros);
  }

  /** A minute out of the range is left out. */
  add(minute: number, sumW: number, reads: number): void {
    const place = minute - this.#range.fromMinute;
    const before = this.#sumsW[place];
    if (before === undefined) return;
    this.#sumsW[place] = before + sumW;
    this.#reads[place] = (this.#reads[place] ?? 0) + reads;
  }

  /** Of the minutes that were told of, in order. */
  averages(): MinutePower[] {
    const told: MinutePower[] = [];
    for (let place = 0; place < this.#reads.length; place += 1) {
      const reads = this.#reads[place] ?? 0;
      if (reads === 0) continue;
      const powerW = toMilliwatt(this.#sumsW[place] ?? 0) / reads;
      told.push({ minute: this.#range.fromMinute + place, powerW, reads });
    }
    return told;
  }
}

/** As packed days keep it: the same average, whichever tier tells of it and in whatever order it was summed up. */
const toMilliwatt = (sumW: number): number => Math.round(sumW * 1000) / 1000;
