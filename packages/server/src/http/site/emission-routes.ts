// The series of the grid's CO2, uploaded as JSON or CSV.
import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { isRefused } from '../../errors/outcome.ts';
import { deleteEmissions, emissionSeries, storeEmissions } from '../../sites/editing/emission-series.ts';
import { checkSeriesValues } from '../access/check-quotas.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { readSeriesOf, seriesBody, withSeriesBody } from '../calls/series-body.ts';

const { place } = calls;

export const registerEmissionCalls = (server: Server, context: Context): void => {
  const { db, parseThread } = context;
  registerCall(server, place.emissions, async ({ params }) => {
    const series = await emissionSeries(db, params.id);
    if (series === null) return { series };
    return { series: { ...series, from: series.from.toISOString(), to: series.to.toISOString() } };
  });
  withSeriesBody(server, (ofSeries) =>
    registerCall(
      ofSeries,
      { ...place.saveEmissions, body: seriesBody },
      async ({ params, body, request }) => {
        const read = await readSeriesOf(parseThread, 'emissions', body);
        if (isRefused(read)) return read;
        const over = await checkSeriesValues(context, request, read.atMicros.length);
        if (over) return over;
        await storeEmissions(db, params.id, read);
        return { saved: read.atMicros.length };
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
