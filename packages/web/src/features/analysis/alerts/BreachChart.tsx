import type { OtherSeries } from '@ohmstead/contract';
import { useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { LineChart } from '../../../ui/charts/lines/LineChart.tsx';
import { useSlotWords } from '../../../ui/charts/lines/use-slot-words.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { quantityLooks } from '../quantities.ts';
import { alertLabels } from './alert-kinds.ts';
import type { AlertChart, AlertRow } from './alert-rows.ts';
import { breachLines } from './breach-lines.ts';
import { useAlertWords } from './use-alert-words.ts';

type BreachChartProps = {
  series: OtherSeries;
  row: AlertRow;
  chart: Extract<AlertChart, { readonly kind: 'quantity' }>;
};

/** The values around a finding. */
export const BreachChart = ({ series, row, chart }: BreachChartProps) => {
  const { say } = useTexts();
  const slotWords = useSlotWords();
  const words = useAlertWords(series.timeZone);
  const { phase, limit } = chart;
  const data = useMemo(
    () => breachLines(series, { phase, limit, breach: row.breach, words: slotWords }),
    [series, phase, limit, row.breach, slotWords],
  );
  const name = say(quantityLooks[series.quantity].label);
  const ofPhase = (letter: string) =>
    data.series.length > 1 || phase !== null ? say('other.phase', { quantity: name, phase: letter }) : name;
  return (
    <>
      {row.item.kind === 'lowPowerFactor' && <Hint>{say('alert.underLoad')}</Hint>}
      <LineChart
        heading={{ title: name, span: words.when(row) }}
        data={data}
        labels={{
          phase1: ofPhase('A'),
          phase2: ofPhase('B'),
          phase3: ofPhase('C'),
          limit: say('alert.limitLine'),
        }}
        whole={{
          label: say(alertLabels[row.item.kind]),
          values: { phase1: null, phase2: null, phase3: null, limit, ...worstOf(row) },
        }}
        summary={`${words.when(row)}. ${words.howMuch(row)}.`}
        slotName={say('chart.time')}
      />
    </>
  );
};

/** The worst value, under the key of the phase that the alert is about. */
const worstOf = ({ item: { phase, worst } }: AlertRow) =>
  phase === null ? {} : { [`phase${phase}`]: worst };
