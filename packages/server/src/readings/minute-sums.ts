// A meter's power summed up by minute, from either tier and in any order.
import { type MinuteAverages, minuteMicros } from '@ohmstead/domain';

/** Minutes `[fromMinute, toMinute)`, counted from an instant. */
export type MinuteRange = {
  readonly zeroMicros: number;
  readonly fromMinute: number;
  readonly toMinute: number;
};

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

  averages(): MinuteAverages {
    const length = this.#reads.length;
    const [minutes, powersW, readCounts] = [
      new Int32Array(length),
      new Float64Array(length),
      new Uint32Array(length),
    ];
    let count = 0;
    for (let place = 0; place < length; place += 1) {
      const reads = this.#reads[place] ?? 0;
      if (reads === 0) continue;
      minutes[count] = this.#range.fromMinute + place;
      powersW[count] = toMilliwatt(this.#sumsW[place] ?? 0) / reads;
      readCounts[count] = reads;
      count += 1;
    }
    return {
      minutes: minutes.subarray(0, count),
      powersW: powersW.subarray(0, count),
      reads: readCounts.subarray(0, count),
    };
  }
}

/** Packed days store milliwatts: rounding gives the same average from either tier and in any order. */
const toMilliwatt = (sumW: number): number => Math.round(sumW * 1000) / 1000;
