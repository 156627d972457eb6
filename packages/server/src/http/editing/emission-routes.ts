// The series of the grid's CO2, uploaded as JSON or CSV.
import { calls, emissionsBody, mostEmissions } from '@ohmstead/contract';
import type { Context } from '../../context.ts';
import { deleteEmissions, emissionSeries, storeEmissions } from '../../editing/emission-series.ts';
import { invalid } from '../app-error.ts';
import { timedRows, withCsvBody } from '../csv-body.ts';
import { parseInput } from '../parse-input.ts';
import { registerCall, type Server } from '../register-call.ts';

const { place } = calls;

export const registerEmissionCalls = (server: Server, { db }: Pick<Context, 'db'>): void => {
  registerCall(server, place.emissions, async ({ params }) => {
    const series = await emissionSeries(db, params.id);
    if (series === null) return { series };
    return { series: { ...series, from: series.from.toISOString(), to: series.to.toISOString() } };
  });
  withCsvBody(server, (withCsv) =>
    registerCall(
      withCsv,
      place.saveEmissions,
      async ({ params, body }) => {
        const { emissions } = typeof body === 'string' ? emissionsOfCsv(body) : body;
        const wrong = await storeEmissions(db, params.id, emissions);
        if (wrong !== null) throw invalid(`emissions.${wrong}.time`, 'emission_time_invalid');
        return { saved: emissions.length };
      },
      'edit.saved',
    ),
  );
  registerCall(
    server,
    place.deleteEmissions,
    async ({ params }) => {
      await deleteEmissions(db, params.id);
      return null;
    },
    'edit.deleted',
  );
};

const emissionsOfCsv = (csv: string) => {
  const rows = timedRows(csv, { valueName: 'gramsPerKwh', most: mostEmissions });
  return parseInput(emissionsBody, {
    emissions: rows.map(({ time, value }) => ({ time, gramsPerKwh: value })),
  });
};
