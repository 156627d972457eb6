// Which sites changes of meters touch: that of the meter itself, and those of the calculated meters it is a part of.
import { int4Array } from '../collections/binary-array.ts';
import type { RunQuery } from '../readings/run-query.ts';

/** Somewhere within the span a meter's counts changed: it goes from the read before the first change to the last change. */
export type ChangedSpan = {
  readonly meterId: number;
  readonly fromMicros: number;
  readonly toMicros: number;
};

/** The meter is the site's own, by which its energy counts. */
export type Touched = ChangedSpan & { readonly siteId: number };

const text = `
  with changed as (
    select meter_id, place from unnest($1::int4[]) with ordinality as changed (meter_id, place)
  )
  select meter.id as meter_id, meter.site_id, place::int4 from changed join meter on meter.id = changed.meter_id
  union
  select meter.id, meter.site_id, place::int4
  from meter, jsonb_array_elements(parts) part join changed on changed.meter_id = (part ->> 'meterId')::int4
  where parts is not null`;

type Row = { readonly meter_id: number; readonly site_id: number; readonly place: number };

/** In the order of the sites' ids. */
export const touchedSites = async (run: RunQuery, spans: readonly ChangedSpan[]): Promise<Touched[]> => {
  const rows = await run<Row>({ name: 'touched-sites', text }, [
    int4Array(spans.map(({ meterId }) => meterId)),
  ]);
  const touched = rows.flatMap(({ meter_id: meterId, site_id: siteId, place }) => {
    const span = spans[place - 1];
    return span ? [{ ...span, meterId, siteId }] : [];
  });
  return touched.sort((one, other) => one.siteId - other.siteId);
};
