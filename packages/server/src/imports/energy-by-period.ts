// The energy of a file by local month and by local day, as plain sums of what the file says. What reaches over midnight is
// shared out by time.
import { dateAt, localDay } from '@ohmstead/domain';

export type Direction = 'importMwh' | 'exportMwh';
export type PeriodEnergy = { importMwh: number | null; exportMwh: number | null };

export class EnergyByPeriod {
  readonly months = new Map<string, PeriodEnergy>();
  readonly days = new Map<string, PeriodEnergy>();
  readonly #zone: string;
  #fromMicros = Number.NaN;
  #toMicros = Number.NaN;
  #day = none();
  #month = none();

  constructor(zone: string) {
    this.#zone = zone;
  }

  add(direction: Direction, fromMicros: number, toMicros: number, mwh: number): void {
    let from = fromMicros;
    let rest = mwh;
    while (true) {
      this.#openDayOf(from);
      const isWithin = toMicros <= this.#toMicros || !(this.#toMicros > from);
      const part = isWithin ? rest : Math.round((rest * (this.#toMicros - from)) / (toMicros - from));
      this.#day[direction] = (this.#day[direction] ?? 0) + part;
      this.#month[direction] = (this.#month[direction] ?? 0) + part;
      if (isWithin) return;
      rest -= part;
      from = this.#toMicros;
    }
  }

  /** The most energy of a day, in either direction. */
  largestDayMwh(): number {
    let largest = 0;
    for (const { importMwh, exportMwh } of this.days.values()) {
      largest = Math.max(largest, importMwh ?? 0, exportMwh ?? 0);
    }
    return largest;
  }

  #openDayOf(micros: number): void {
    if (micros >= this.#fromMicros && micros < this.#toMicros) return;
    const date = dateAt(this.#zone, Math.floor(micros / 1000));
    const { fromMs, toMs } = localDay(this.#zone, date);
    [this.#fromMicros, this.#toMicros] = [fromMs * 1000, toMs * 1000];
    this.#day = opened(this.days, date);
    this.#month = opened(this.months, date.slice(0, 'yyyy-mm'.length));
  }
}

const none = (): PeriodEnergy => ({ importMwh: null, exportMwh: null });

const opened = (periods: Map<string, PeriodEnergy>, key: string): PeriodEnergy => {
  const found = periods.get(key) ?? none();
  periods.set(key, found);
  return found;
};
