// What a month will come to, in percent of its target. In its first days a month says little about its end.
export type MonthPace = {
  readonly expectedKwh: number | null;
  readonly targetKwh: number | null;
  /** Whole days that are over. */
  readonly daysOver: number;
};

export const defaultPacePercent = 110;
const leastDays = 5;

/** Null: not known yet, or there is no target. */
export const pacePercent = ({ expectedKwh, targetKwh, daysOver }: MonthPace): number | null =>
  expectedKwh === null || targetKwh === null || targetKwh <= 0 || daysOver < leastDays
    ? null
    : (100 * expectedKwh) / targetKwh;
