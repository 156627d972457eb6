// The columns of the interface, in any order and as many as there are.
import type { ImportMapping } from '@ohmstead/contract';

type Value = ImportMapping['values'][number];

const usualColumns: Readonly<Record<string, Pick<Value, 'quantity' | 'unit'>>> = {
  voltage_v: { quantity: 'voltageV', unit: 'V' },
  current_a: { quantity: 'currentA', unit: 'A' },
  power_w: { quantity: 'powerW', unit: 'W' },
  import_kwh: { quantity: 'importKwh', unit: 'kWh' },
  export_kwh: { quantity: 'exportKwh', unit: 'kWh' },
  frequency_hz: { quantity: 'frequencyHz', unit: 'Hz' },
  power_factor: { quantity: 'powerFactor', unit: '1' },
};

/** The result is null for any other header; a mapping then has to say what the columns are. */
export const usualMapping = (header: readonly string[]): ImportMapping | null => {
  const names = header.map((name) => name.trim().toLowerCase());
  const time = names.indexOf('time');
  if (time === -1 || new Set(names).size < names.length) return null;
  const phase = names.indexOf('phase');
  const values = names.flatMap((name, column) => {
    const usual = usualColumns[name];
    return usual ? [{ ...usual, column }] : [];
  });
  const isWhole = values.length === names.length - 1 - Number(phase !== -1);
  if (!isWhole || values.length === 0) return null;
  return {
    delimiter: ',',
    decimal: '.',
    headerLines: 1,
    time: { column: time, format: 'iso' },
    phaseColumn: phase === -1 ? null : phase,
    values,
  };
};
