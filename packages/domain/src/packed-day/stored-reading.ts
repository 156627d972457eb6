/** The numbers of rows, one row after the other; null is unknown. */
export type FlatRows = readonly (number | null)[];

/** A reading as it is stored, with its origin. */
export type StoredReading = {
  readonly atMicros: number;
  readonly arrivedMicros: number;
  /** Whose clock the instant is from. */
  readonly source: number;
  /** Microseconds the instant lies behind the one the reading claims. */
  readonly shift: number;
  /** The import that brought it; null when a device sent it. */
  readonly importId: number | null;
  readonly values: FlatValues;
};

/** The numbers of a reading's rows laid flat: seven a phase, seven of the net row, three a reactive row. */
export type FlatValues = {
  readonly phases: FlatRows;
  readonly net: FlatRows | null;
  readonly reactive: FlatRows | null;
};

/** The indexes of the quantities in a row of seven. */
export const quantityPlaces = {
  voltageV: 0,
  currentA: 1,
  powerW: 2,
  importKwh: 3,
  exportKwh: 4,
  frequencyHz: 5,
  powerFactor: 6,
} as const;

export type QuantityName = keyof typeof quantityPlaces;

export const phaseWidth = 7;
export const reactiveWidth = 3;
