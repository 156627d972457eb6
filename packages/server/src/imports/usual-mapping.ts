// The columns of the interface, in any order and as many as there are: those of readings, or those of intervals.
import type { ImportMapping } from '@ohmstead/contract';

type Value = ImportMapping['values'][number];
type Meaning = Pick<Value, 'quantity' | 'unit'>;

const readingColumns: Readonly<Record<string, Meaning>> = {
  voltage_v: { quantity: 'voltageV', unit: 'V' },
  current_a: { quantity: 'currentA', unit: 'A' },
  power_w: { quantity: 'powerW', unit: 'W' },
  import_kwh: { quantity: 'importKwh', unit: 'kWh' },
  export_kwh: { quantity: 'exportKwh', unit: 'kWh' },
  frequency_hz: { quantity: 'frequencyHz', unit: 'Hz' },
  power_factor: { quantity: 'powerFactor', unit: '1' },
};

const intervalColumns: Readonly<Record<string, Meaning>> = {
  import_kwh: { quantity: 'intervalImportKwh', unit: 'kWh' },
  export_kwh: { quantity: 'intervalExportKwh', unit: 'kWh' },
};

/** The result is null for any other header; a mapping then has to say what the columns are. */
export const usualMapping = (header: readonly string[]): ImportMapping | null => {
  const names = header.map((name) => name.trim().toLowerCase());
  if (new Set(names).size < names.length) return null;
  return names.includes('from') ? ofIntervals(names) : ofReadings(names);
};

const ofReadings = (names: readonly string[]): ImportMapping | null => {
  const time = names.indexOf('time');
  const phase = names.indexOf('phase');
  const values = valuesOf(names, readingColumns);
  const isWhole = values.length === names.length - 1 - Number(phase !== -1);
  if (time === -1 || !isWhole || values.length === 0) return null;
  return {
    ...usual,
    time: { column: time, format: 'iso' },
    phaseColumn: phase === -1 ? null : phase,
    values,
  };
};

const ofIntervals = (names: readonly string[]): ImportMapping | null => {
  const [from, to, estimated] = [names.indexOf('from'), names.indexOf('to'), names.indexOf('estimated')];
  const values = valuesOf(names, intervalColumns);
  const isWhole = values.length === names.length - 2 - Number(estimated !== -1);
  if (to === -1 || !isWhole || values.length === 0) return null;
  const given = { stamp: 'start', endColumn: to } as const;
  const interval = estimated === -1 ? given : { ...given, estimatedColumn: estimated };
  return { ...usual, time: { column: from, format: 'iso' }, phaseColumn: null, interval, values };
};

const usual = { delimiter: ',', decimal: '.', headerLines: 1 } as const;

const valuesOf = (names: readonly string[], meanings: Readonly<Record<string, Meaning>>): Value[] =>
  names.flatMap((name, column) => {
    const meaning = meanings[name];
    return meaning ? [{ ...meaning, column }] : [];
  });
