import type { DataLine, LineColumn } from '@ohmstead/contract';
import { localDay, minuteMs } from '@ohmstead/domain';
import { upTo } from '../energy/known-span.ts';
import { dateOfQuery } from '../energy/site-query.ts';
import { isRefused, type Outcome, refuse } from '../errors/outcome.ts';
import { findMeter } from '../sites/find-meter.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { lineQuantities } from './line-columns.ts';
import { minuteValues } from './minute-values.ts';

export type LineQuery = {
  readonly meterId: number;
  readonly date: string | undefined;
  readonly column: LineColumn;
};

export const dataLine = async (
  { db, accountId, nowMs }: RequestScope,
  query: LineQuery,
): Promise<Outcome<DataLine>> => {
  const { meterId, column } = query;
  const meter = await findMeter(db, accountId, meterId);
  if (!meter) return refuse('wrong_id');
  const zone = meter.time_zone;
  const date = dateOfQuery({ zone, nowMs }, query.date, 'date');
  if (isRefused(date)) return date;
  const whole = localDay(zone, date);
  const of = lineQuantities[column];
  const phases = await minuteValues(db, { meterId, span: upTo(nowMs, whole), of });
  const unit = 10 ** of.digits;
  const rounded = (values: readonly (number | null)[]) =>
    values.map((value) => (value === null ? null : Math.round(value * unit) / unit));
  const ofPhases = phases.map((values, phase) => ({ key: keys[phase] ?? 'A', data: rounded(values) }));
  return {
    date,
    timeZone: zone,
    from: new Date(whole.fromMs).toISOString(),
    to: new Date(whole.toMs).toISOString(),
    stepSeconds: minuteMs / 1000,
    columnName: column,
    unit: of.unit,
    series:
      of.sums && phases.length > 1 ? [...ofPhases, { key: 'sum', data: rounded(sumOf(phases)) }] : ofPhases,
  };
};

const keys = ['A', 'B', 'C'] as const;

/** The sum is unknown as soon as one phase is. */
const sumOf = (phases: readonly (readonly (number | null)[])[]): (number | null)[] =>
  (phases[0] ?? []).map((_, minute) => {
    let sum: number | null = 0;
    for (const values of phases) {
      const value = values[minute] ?? null;
      sum = sum === null || value === null ? null : sum + value;
    }
    return sum;
  });
