// What a client sent and what of it was acknowledged: written down outside the program's data.

/** The seven values of a single-phase reading, as the export writes them. No two readings of a meter have the same. */
export type ValuesText = string;

/**
 *  sent          perhaps stored: no answer came
 *  acknowledged  stored, exactly once
 *  removed       taken out again, as was acknowledged: not stored
 */
type Fate = 'sent' | 'acknowledged' | 'removed';

export type SentReading = {
  readonly fate: Fate;
  /** Between these its instant has to lie. Milliseconds. */
  readonly fromMs: number;
  readonly toMs: number;
};

export const valuesText = (values: readonly number[]): ValuesText => values.map(String).join(',');

export const openRecord = () => {
  const meters = new Map<number, Map<ValuesText, SentReading>>();
  return {
    note: (meterId: number, values: ValuesText, reading: SentReading): void => {
      const known = meters.get(meterId) ?? new Map<ValuesText, SentReading>();
      known.set(values, reading);
      meters.set(meterId, known);
    },
    meters: (): ReadonlyMap<number, ReadonlyMap<ValuesText, SentReading>> => meters,
    acknowledged: (): number =>
      [...meters.values()].reduce(
        (sum, readings) => sum + [...readings.values()].filter(({ fate }) => fate === 'acknowledged').length,
        0,
      ),
  };
};

export type SentRecord = ReturnType<typeof openRecord>;
