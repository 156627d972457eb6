/** A table for people and their programs: a file of its own as CSV, a sheet as XLSX. */
export type Sheet = {
  /** At most 31 characters, as spreadsheets allow. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

/** Numbers are not rounded; null means unknown and stays empty. */
export type Cell = string | number | null;
