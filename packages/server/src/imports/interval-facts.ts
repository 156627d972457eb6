// Facts of a file of intervals: their energy, and whether it goes up and down.
import type { IntervalEnergy } from '@ohmstead/domain';
import { EnergyByPeriod } from './energy-by-period.ts';
import type { ValueFacts } from './file-facts.ts';
import { monthsOf } from './months-of-energy.ts';
import { ValueSteps } from './value-steps.ts';

export class IntervalFacts {
  readonly #energy: EnergyByPeriod;
  readonly #steps = new ValueSteps();
  #importMwh = Number.NaN;
  #exportMwh = Number.NaN;

  constructor(zone: string) {
    this.#energy = new EnergyByPeriod(zone);
  }

  add({ fromMicros, toMicros, importMwh, exportMwh }: IntervalEnergy): void {
    if (importMwh !== null) {
      this.#steps.add(importMwh - this.#importMwh);
      this.#importMwh = importMwh;
      this.#energy.add('importMwh', fromMicros, toMicros, importMwh);
    }
    if (exportMwh !== null) {
      this.#steps.add(exportMwh - this.#exportMwh);
      this.#exportMwh = exportMwh;
      this.#energy.add('exportMwh', fromMicros, toMicros, exportMwh);
    }
  }

  get facts(): ValueFacts {
    const energy = this.#energy;
    const largestDayMwh = energy.largestDayMwh();
    return { holds: 'intervals', months: monthsOf(energy), steps: this.#steps.counts, largestDayMwh };
  }
}
