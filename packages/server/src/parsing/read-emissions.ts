// Series of the grid's CO2, as JSON or CSV.
import { calls, emissionsBody, mostEmissions } from '@ohmstead/contract';
import { parseInstantMicros } from '@ohmstead/domain';
import { invalid } from '../errors/app-error.ts';
import { parseInput } from '../errors/parse-input.ts';
import type { ReadSeries } from './series-messages.ts';
import { timedRows } from './timed-rows.ts';

export const readEmissions = (body: string | object): ReadSeries['emissions'] => {
  const parsed = parseInput(calls.place.saveEmissions.body, body);
  const { emissions } = typeof parsed === 'string' ? ofCsv(parsed) : parsed;
  return {
    atMicros: Float64Array.from(emissions, ({ time }, index) => {
      const atMicros = parseInstantMicros(time);
      if (atMicros === null) throw invalid(`emissions.${index}.time`, 'emission_time_invalid');
      return atMicros;
    }),
    gramsPerKwh: Float64Array.from(emissions, ({ gramsPerKwh }) => gramsPerKwh),
  };
};

const ofCsv = (csv: string) => {
  const rows = timedRows(csv, { valueName: 'gramsPerKwh', most: mostEmissions });
  return parseInput(emissionsBody, {
    emissions: rows.map(({ time, value }) => ({ time, gramsPerKwh: value })),
  });
};
