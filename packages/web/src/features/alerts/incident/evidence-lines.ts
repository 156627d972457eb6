// Pure: the values that show an incident as lines, with the limit they are compared with or what is usual.
import type { IncidentDetail } from '@ohmstead/contract';
import type { LineAxis, LineChartData, LineSeries } from '../../../ui/charts/lines/line-chart-data.ts';
import type { SlotWords } from '../../../ui/charts/lines/span-slots.ts';
import { decimalsOf, powerUnitOf, toUnit } from '../../../ui/charts/power-unit.ts';
import { evidenceSteps } from './evidence-steps.ts';
import { evidenceUnits, isJudgedByEvidence } from './evidence-units.ts';

export type EvidenceKey = 'value' | 'limit' | 'usual' | 'usualLow' | 'usualHigh';

/** Null where there are too few values for a line. */
export const evidenceLines = (
  incident: IncidentDetail,
  words: SlotWords,
): LineChartData<EvidenceKey> | null => {
  const steps = evidenceSteps(incident, words);
  if (steps === null) return null;
  const { slots, values, areDays } = steps;
  const compared = comparedWith(incident, values);
  const unit = evidenceUnits[incident.kind];
  const isStepped = areDays || unit === 'price' || unit === 'kWh';
  const drawn = [
    line('value', isStepped ? 'steps' : 'line', values),
    ...compared.map(({ key, value }) =>
      line(
        key,
        'dotted',
        values.map(() => value),
      ),
    ),
  ];
  return { slots, nowSlot: null, ...inUnit(drawn, incident) };
};

type Line = LineSeries<EvidenceKey>;

const line = (key: EvidenceKey, drawn: Line['drawn'], values: Line['values']): Line => ({
  key,
  role: key === 'value' ? 'import' : 'load',
  axis: 'left',
  drawn,
  values,
});

type Compared = { readonly key: Exclude<EvidenceKey, 'value'>; readonly value: number };

/** The limit where it is of what is drawn, otherwise what is usual. */
const comparedWith = ({ kind, limit, facts }: IncidentDetail, values: Line['values']): Compared[] => {
  if (limit !== null && isJudgedByEvidence(kind))
    return [{ key: 'limit', value: isMostlyExport(values) ? -limit : limit }];
  return facts.flatMap(({ fact, value }): Compared[] => {
    if (fact === 'target') return [{ key: 'limit', value }];
    return fact === 'usual' || fact === 'usualLow' || fact === 'usualHigh' ? [{ key: fact, value }] : [];
  });
};

/** A power limit holds for export, too, which is negative. */
const isMostlyExport = (values: Line['values']): boolean =>
  Math.max(...values.map((value) => -(value ?? 0))) > Math.max(...values.map((value) => value ?? 0));

type Drawn = Pick<LineChartData<EvidenceKey>, 'left' | 'series'>;

const inUnit = (series: readonly Line[], { kind, priceUnit }: IncidentDetail): Drawn => {
  const unit = evidenceUnits[kind];
  if (unit === 'price') return { left: axis(`${priceUnit}/kWh`, 4), series };
  if (unit !== 'W') return { left: axis(unit, unit === 'V' ? 1 : 2), series };
  const power = powerUnitOf(series.flatMap(({ values }) => values));
  return {
    left: axis(power, decimalsOf[power]),
    series: series.map((one) => ({ ...one, values: one.values.map((value) => toUnit(value, power)) })),
  };
};

/** A voltage is drawn around its values: from zero it would be a flat line. */
const axis = (unit: string, digits: number): LineAxis => ({ unit, digits, fromZero: unit !== 'V' });
