// The energy of an interval, as a file says it: whole mWh, null where the file says nothing of that direction.
export type ImportedInterval = {
  readonly fromMicros: number;
  readonly toMicros: number;
  readonly importMwh: number | null;
  readonly exportMwh: number | null;
  readonly estimated: boolean;
};
