// Of incidents that are to be made, those of a kind that was on for their meter when they began.
import type { RunQuery } from '../../readings/run-query.ts';
import { wasOnEarlier } from '../alerts/earlier-limits.ts';
import { isRuleOn } from '../alerts/rule-is-on.ts';
import type { ChangeInput } from './change-inputs.ts';

export type InForce = ChangeInput & { readonly site_id: number };

const text = `
  select input.place, meter.site_id
  from jsonb_to_recordset($1::jsonb) as input
    (place int4, meter_id int4, kind text, on_at_first boolean, started timestamptz)
  join meter on meter.id = input.meter_id
  where coalesce(${wasOnEarlier('input.kind', 'input.started')},
    ${isRuleOn('input.kind', 'input.on_at_first')})
  order by input.place`;

export const inForce = async (query: RunQuery, made: readonly ChangeInput[]): Promise<InForce[]> => {
  if (made.length === 0) return [];
  const asked = made.map(({ meter_id, kind, on_at_first, started }, place) => {
    return { place, meter_id, kind, on_at_first, started };
  });
  const rows = await query<{ place: number; site_id: number }>({ text }, [JSON.stringify(asked)]);
  return rows.flatMap(({ place, site_id }) => {
    const input = made[place];
    return input ? [{ ...input, site_id }] : [];
  });
};
