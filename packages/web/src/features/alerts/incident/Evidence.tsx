import type { IncidentDetail } from '@ohmstead/contract';
import type { IncidentKind } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { LineChart } from '../../../ui/charts/lines/LineChart.tsx';
import type { LineChartData } from '../../../ui/charts/lines/line-chart-data.ts';
import { useSlotWords } from '../../../ui/charts/lines/use-slot-words.ts';
import { toUnit } from '../../../ui/charts/power-unit.ts';
import { type EvidenceKey, evidenceLines } from './evidence-lines.ts';
import { type EvidenceUnit, evidenceUnits, isJudgedByEvidence } from './evidence-units.ts';

const names: Record<EvidenceUnit, TextKey> = {
  W: 'quantity.powerW',
  V: 'quantity.voltageV',
  A: 'quantity.currentA',
  kWh: 'energy.consumption',
  price: 'alert.price',
};

const nameOf = (kind: IncidentKind): TextKey => {
  if (kind === 'noYield') return 'energy.yield';
  if (kind === 'counterJudged' || kind === 'meterReplaced') return 'alert.counter';
  return names[evidenceUnits[kind]];
};

type Point = IncidentDetail['evidence'][number];

/** The values around an incident, as a small chart; nothing where there are none. */
export const Evidence = ({ incident }: { incident: IncidentDetail }) => {
  const { say, formats } = useTexts();
  const words = useSlotWords();
  const data = useMemo(() => evidenceLines(incident, words), [incident, words]);
  const [first, last] = [incident.evidence[0], incident.evidence.at(-1)];
  if (data === null || !first || !last) return null;
  const at = (point: Point) => formats.dateTime(Date.parse(point.at), incident.timeZone);
  const labels: Record<EvidenceKey, string> = {
    value: say(nameOf(incident.kind)),
    limit: say('alert.limitLine'),
    usual: say('alert.usual'),
    usualLow: say('alert.usualLow'),
    usualHigh: say('alert.usualHigh'),
  };
  return (
    <LineChart
      heading={{ title: labels.value, span: `${at(first)} – ${at(last)}` }}
      data={data}
      labels={labels}
      whole={
        isJudgedByEvidence(incident.kind)
          ? { label: say('alert.evidence'), values: worstOf(incident, data) }
          : lastOf(data)
      }
      summary={say('alert.evidenceSummary', { from: at(first), to: at(last) })}
      slotName={say('chart.time')}
    />
  );
};

type Values = Record<EvidenceKey, number | null>;
type Lines = LineChartData<EvidenceKey>;

const none: Values = { value: null, limit: null, usual: null, usualLow: null, usualHigh: null };

const valuesAt = ({ series }: Lines, slot: number): Values => ({
  ...none,
  ...Object.fromEntries(series.map(({ key, values }) => [key, values[slot] ?? null])),
});

const worstOf = ({ worst }: IncidentDetail, data: Lines): Values => ({
  ...valuesAt(data, 0),
  value: data.left.unit === 'kW' ? toUnit(worst, 'kW') : worst,
});

/** Where the worst is not of what is drawn, what came last. */
const lastOf = (data: Lines) => {
  const last = data.series[0]?.values.findLastIndex((value) => value !== null) ?? 0;
  const slot = Math.max(0, last);
  return { label: data.slots.nameOf(slot), values: valuesAt(data, slot) };
};
