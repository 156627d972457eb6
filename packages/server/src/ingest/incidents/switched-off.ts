// Of incidents that have ended, those that did not end because somebody switched their kind off: whoever did knows that they are over.
import type { RunQuery } from '../../readings/run-query.ts';
import type { ChangeInput } from './change-inputs.ts';

const text = `
  select input.place from jsonb_to_recordset($1::jsonb) as input (place int4, meter_id int4, ended timestamptz)
  where exists (
    select from earlier_limit where earlier_limit.meter_id = input.meter_id and earlier_limit.until = input.ended)`;

export const notSwitchedOff = async (
  query: RunQuery,
  recovered: readonly ChangeInput[],
): Promise<ChangeInput[]> => {
  if (recovered.length === 0) return [];
  const asked = recovered.map(({ meter_id, ended }, place) => ({ place, meter_id, ended }));
  const rows = await query<{ place: number }>({ text }, [JSON.stringify(asked)]);
  const switchedOff = new Set(rows.map(({ place }) => place));
  return recovered.filter((_, place) => !switchedOff.has(place));
};
