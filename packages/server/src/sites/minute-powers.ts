// One-minute averages of meters' power, made by the database.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Span } from './site-energy.ts';

/** The average over a minute in which the meter told its power that often; minutes count from the span's start. */
export type MinutePower = { readonly minute: number; readonly powerW: number; readonly reads: number };

/** A meter that reads once an hour still covers the span's first and last minutes. */
const marginMinutes = 180;

type Row = { meter_id: number; minute: number; power: number; reads: number };

/** By meter, in order. Minutes below 0 and beyond the span's end are neighbours whose values may reach into it. */
export const minutePowers = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMs, toMs }: Span,
): Promise<Map<number, MinutePower[]>> => {
  const from = new Date(fromMs).toISOString();
  const { rows } = await sql<Row>`
    select meter_id, (date_part('epoch', bin - ${from}::timestamptz) / 60)::integer as minute, power, reads::integer
    from (
      select meter_id, date_bin('1 minute', at, ${from}::timestamptz) as bin, avg(power) as power, count(power) as reads
      from (
        select meter_id, at, ${powerOfPhases} as power
        from reading
        where meter_id = any(${meterIds}::integer[])
          and at >= ${from}::timestamptz - ${marginMinutes}::integer * interval '1 minute'
          and at < ${new Date(toMs).toISOString()}::timestamptz + ${marginMinutes}::integer * interval '1 minute') told
      group by meter_id, bin) minutes
    where reads > 0
    order by meter_id, bin`.execute(db);
  return byMeter(rows);
};

/** Seven numbers a phase, power the third. One unknown phase makes the sum unknown. */
const powerOfPhases = sql`case cardinality(phase_values)
  when 7 then phase_values[3]
  when 14 then phase_values[3] + phase_values[10]
  else phase_values[3] + phase_values[10] + phase_values[17] end`;

const byMeter = (rows: readonly Row[]): Map<number, MinutePower[]> => {
  const powers = new Map<number, MinutePower[]>();
  for (const { meter_id, minute, power, reads } of rows) {
    const ofMeter = powers.get(meter_id) ?? [];
    ofMeter.push({ minute, powerW: power, reads });
    powers.set(meter_id, ofMeter);
  }
  return powers;
};
