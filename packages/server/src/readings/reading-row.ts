// A reading as the arrays of its row, and back.
import {
  type FlatRows,
  type FlatValues,
  type PhaseRow,
  phaseWidth,
  type ReactiveRow,
  type Reading,
  reactiveWidth,
} from '@ohmstead/domain';

export const valuesOf = ({ phases, net, reactive }: Omit<Reading, 'atMicros'>): FlatValues => ({
  phases: flatten(phases, pushPhase),
  net: net === null ? null : flatten([net], pushPhase),
  reactive: reactive === null ? null : flatten(reactive, pushReactive),
});

export const readingOf = (atMicros: number, values: FlatValues): Reading => ({
  atMicros,
  phases: rowsOf(values.phases, phaseWidth, phaseAt),
  net: values.net === null ? null : phaseAt(values.net, 0),
  reactive: values.reactive === null ? null : rowsOf(values.reactive, reactiveWidth, reactiveAt),
});

const flatten = <Row>(rows: readonly Row[], push: (into: (number | null)[], row: Row) => void): FlatRows => {
  const into: (number | null)[] = [];
  for (const row of rows) push(into, row);
  return into;
};

const pushPhase = (into: (number | null)[], row: PhaseRow): void => {
  into.push(row.voltageV, row.currentA, row.powerW, row.importKwh, row.exportKwh);
  into.push(row.frequencyHz, row.powerFactor);
};

const pushReactive = (into: (number | null)[], row: ReactiveRow): void => {
  into.push(row.reactiveVar, row.inductiveKvarh, row.capacitiveKvarh);
};

const rowsOf = <Row>(
  values: FlatRows,
  width: number,
  rowAt: (values: FlatRows, from: number) => Row,
): Row[] => {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += width) rows.push(rowAt(values, from));
  return rows;
};

const phaseAt = (values: FlatRows, from: number): PhaseRow => ({
  voltageV: values[from] ?? null,
  currentA: values[from + 1] ?? null,
  powerW: values[from + 2] ?? null,
  importKwh: values[from + 3] ?? null,
  exportKwh: values[from + 4] ?? null,
  frequencyHz: values[from + 5] ?? null,
  powerFactor: values[from + 6] ?? null,
});

const reactiveAt = (values: FlatRows, from: number): ReactiveRow => ({
  reactiveVar: values[from] ?? null,
  inductiveKvarh: values[from + 1] ?? null,
  capacitiveKvarh: values[from + 2] ?? null,
});
