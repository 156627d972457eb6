// Facts of a file of readings: by how much its counters have risen, and whether they rise at all.
import { mwhPerKwh, phaseWidth, quantityPlaces } from '@ohmstead/domain';
import { type Direction, EnergyByPeriod } from './energy-by-period.ts';
import type { ValueFacts } from './file-facts.ts';
import type { ImportedReading } from './imported-reading.ts';
import { monthsOf } from './months-of-energy.ts';
import { ValueSteps } from './value-steps.ts';

const counters: readonly (readonly [number, Direction])[] = [
  [quantityPlaces.importKwh, 'importMwh'],
  [quantityPlaces.exportKwh, 'exportMwh'],
];
const mostPhases = 3;

export class ReadingFacts {
  readonly #steps = new ValueSteps();
  readonly #phases: EnergyByPeriod;
  /** A meter's own net row is what counts where there is one. */
  readonly #net: EnergyByPeriod;
  /** Of each register the count and instant of its last read. */
  readonly #counts = new Float64Array((mostPhases + 1) * counters.length).fill(Number.NaN);
  readonly #instants = new Float64Array((mostPhases + 1) * counters.length).fill(Number.NaN);

  constructor(zone: string) {
    this.#phases = new EnergyByPeriod(zone);
    this.#net = new EnergyByPeriod(zone);
  }

  add({ atMicros, values: { phases, net } }: ImportedReading): void {
    for (let start = 0; start < phases.length; start += phaseWidth) {
      this.#addRow(atMicros, phases, start, start / phaseWidth);
    }
    if (net !== null) this.#addRow(atMicros, net, 0, mostPhases);
  }

  get facts(): ValueFacts {
    const energy = this.#net.months.size > 0 ? this.#net : this.#phases;
    const largestDayMwh = energy.largestDayMwh();
    return { holds: 'readings', months: monthsOf(energy), steps: this.#steps.counts, largestDayMwh };
  }

  #addRow(atMicros: number, values: readonly (number | null)[], start: number, row: number): void {
    const energy = row === mostPhases ? this.#net : this.#phases;
    for (const [at, [place, direction]] of counters.entries()) {
      const count = values[start + place] ?? null;
      if (count === null) continue;
      const register = row * counters.length + at;
      const before = this.#instants[register] ?? Number.NaN;
      const step = count - (this.#counts[register] ?? Number.NaN);
      // A file in no order goes back now and then: what has risen until there is summed already.
      if (atMicros <= before) continue;
      this.#counts[register] = count;
      this.#instants[register] = atMicros;
      if (Number.isNaN(step)) continue;
      this.#steps.add(step);
      if (step >= 0) energy.add(direction, before, atMicros, Math.round(step * mwhPerKwh));
    }
  }
}
