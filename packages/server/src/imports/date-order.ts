// Whether dates with another order of day and month would follow each other where these do not.
import { dayMs } from '@ohmstead/domain';

export type DateOrderFacts = {
  /** How often another date came. */
  readonly changes: number;
  /** How often it was the next or the previous day, as they are read and with day and month exchanged. */
  readonly follows: number;
  readonly exchangedFollows: number;
  /** Dates that exist only as they are read, and only when exchanged. */
  readonly certain: number;
  readonly contradicting: number;
};

export class DateOrder {
  #changes = 0;
  #follows = 0;
  #exchangedFollows = 0;
  #certain = 0;
  #contradicting = 0;
  #day = Number.NaN;
  #exchangedDay = Number.NaN;

  /** Is called with each date that is not the one before. */
  add(year: number, month: number, day: number): void {
    const number = dayNumber(year, month, day);
    const exchanged = dayNumber(year, day, month);
    if (!Number.isNaN(this.#day + this.#exchangedDay)) {
      this.#changes += 1;
      if (Math.abs(number - this.#day) === 1) this.#follows += 1;
      if (Math.abs(exchanged - this.#exchangedDay) === 1) this.#exchangedFollows += 1;
    }
    if (Number.isNaN(exchanged) && !Number.isNaN(number)) this.#certain += 1;
    if (Number.isNaN(number) && !Number.isNaN(exchanged)) this.#contradicting += 1;
    [this.#day, this.#exchangedDay] = [number, exchanged];
  }

  get facts(): DateOrderFacts {
    return {
      changes: this.#changes,
      follows: this.#follows,
      exchangedFollows: this.#exchangedFollows,
      certain: this.#certain,
      contradicting: this.#contradicting,
    };
  }
}

const dayNumber = (year: number, month: number, day: number): number =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? Date.UTC(year, month - 1, day) / dayMs : Number.NaN;
