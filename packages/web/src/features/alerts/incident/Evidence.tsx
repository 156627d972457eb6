import type { IncidentDetail } from '@ohmstead/contract';
import type { IncidentKind } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { LineChart } from '../../../ui/charts/lines/LineChart.tsx';
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
  const values = { value: null, limit: null, usual: null, usualLow: null, usualHigh: null };
  return (
    <LineChart
      data={data}
      labels={labels}
      whole={{
        label: say('alert.evidence'),
        values: {
          ...values,
          ...Object.fromEntries(data.series.slice(1).map(({ key, values: [first] }) => [key, first ?? null])),
          value: worstOf(incident, data.left.unit),
        },
      }}
      summary={say('alert.evidenceSummary', { from: at(first), to: at(last) })}
      slotName={say('chart.time')}
    />
  );
};

/** Where it is of what is drawn. */
const worstOf = ({ kind, worst }: IncidentDetail, drawnUnit: string): number | null => {
  if (!isJudgedByEvidence(kind)) return null;
  return drawnUnit === 'kW' ? toUnit(worst, 'kW') : worst;
};
