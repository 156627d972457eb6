// Series of the grid's CO2, as JSON or CSV.
import { calls, emissionsBody, mostEmissions } from '@ohmstead/contract';
import { parseInstantMicros } from '@ohmstead/domain';
import type * as z from 'zod/mini';
import { isRefused, type Outcome, refuseField } from '../errors/outcome.ts';
import { parseInput } from '../errors/parse-input.ts';
import type { ReadSeries } from './series-messages.ts';
import { timedRows } from './timed-rows.ts';

type EmissionsBody = z.output<typeof emissionsBody>;

export const readEmissions = (body: string | object): Outcome<ReadSeries['emissions']> => {
  const parsed = parseBody(body);
  if (isRefused(parsed)) return parsed;
  const { emissions } = parsed;
  const instants = emissions.map(({ time }) => parseInstantMicros(time));
  const unknown = instants.indexOf(null);
  if (unknown !== -1) return refuseField(`emissions.${unknown}.time`, 'emission_time_invalid');
  return {
    atMicros: Float64Array.from(instants, Number),
    gramsPerKwh: Float64Array.from(emissions, ({ gramsPerKwh }) => gramsPerKwh),
  };
};

const parseBody = (body: string | object): Outcome<EmissionsBody> => {
  const parsed = parseInput(calls.place.saveEmissions.body, body);
  return typeof parsed === 'string' ? parseCsv(parsed) : parsed;
};

const parseCsv = (csv: string): Outcome<EmissionsBody> => {
  const rows = timedRows(csv, { valueName: 'gramsPerKwh', most: mostEmissions });
  return parseInput(emissionsBody, {
    emissions: rows.map(({ time, value }) => ({ time, gramsPerKwh: value })),
  });
};
