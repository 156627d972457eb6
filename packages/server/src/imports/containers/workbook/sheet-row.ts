export type SheetRow = {
  /** Counted from 1, as sheets do. */
  readonly number: number;
  /** Empty ones may be holes. */
  readonly cells: string[];
};

/** As many as a mapping can name. Cells beyond them are left out. */
export const mostColumns = 128;
