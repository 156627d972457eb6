import type { OtherSeries } from '@ohmstead/contract';
import { useMemo } from 'react';
import { useReportPeriod } from '../../../report/report-period.ts';
import { type Texts, useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { LineChart } from '../../../ui/charts/lines/LineChart.tsx';
import { useSlotWords } from '../../../ui/charts/lines/use-slot-words.ts';
import { valueText } from '../../../ui/charts/lines/value-text.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { MeterOption } from '../MeterChoice.tsx';
import { NoData } from '../NoData.tsx';
import { axisOf, quantityLooks } from '../quantities.ts';
import { canStandBeside, isEmptySeries, type QuantityLine, quantityChart } from './quantity-lines.ts';

type QuantityChartProps = {
  meter: MeterOption;
  left: OtherSeries;
  right: OtherSeries | null;
  compared: { readonly left: OtherSeries; readonly label: string } | null;
  onStep: (by: -1 | 1) => void;
};

/** One or two quantities of a meter, a line a phase. */
export const QuantityChart = ({ meter, left, right, compared, onStep }: QuantityChartProps) => {
  const texts = useTexts();
  const { say } = texts;
  const span = useReportPeriod();
  const words = useSlotWords();
  const nowMs = useNow(60_000);
  const beside = right !== null && canStandBeside(left, right) ? right : null;
  const other = compared?.left ?? null;
  const { data, lines } = useMemo(
    () => quantityChart({ meterId: meter.id, left, right: beside, compared: other, nowMs, words }),
    [meter.id, left, beside, other, nowMs, words],
  );
  const labelOfLine = (line: QuantityLine) =>
    line.compared && compared ? `${labelOf(line, texts)}, ${compared.label}` : labelOf(line, texts);
  const isEmpty = isEmptySeries(left, meter.id) && (beside === null || isEmptySeries(beside, meter.id));
  return (
    <Card title={meter.name}>
      {isEmpty ? (
        <NoData />
      ) : (
        <LineChart
          heading={{ title: meter.name, span }}
          data={data}
          labels={Object.fromEntries(lines.map((line) => [line.key, labelOfLine(line)]))}
          whole={{
            label: say(lines.every(({ kind }) => kind === 'mean') ? 'other.greatest' : 'chart.wholePeriod'),
            values: Object.fromEntries(lines.map((line) => [line.key, wholeOf(line)])),
          }}
          summary={oncePerPhase(lines.filter((line) => !line.compared))
            .map((line) => sentenceOf(line, texts))
            .join(' ')}
          slotName={say('chart.time')}
          onStep={onStep}
        />
      )}
    </Card>
  );
};

const wholeOf = ({ kind, least, greatest }: QuantityLine): number | null =>
  kind === 'min' ? least : greatest;

/** The lowest and the highest of a phase are one sentence. */
const oncePerPhase = (lines: readonly QuantityLine[]): QuantityLine[] =>
  lines.filter(
    ({ quantity, phase }, place) =>
      lines.findIndex((one) => one.quantity === quantity && one.phase === phase) === place,
  );

const labelOf = ({ quantity, phase, kind }: QuantityLine, { say }: Texts): string => {
  const name = say(quantityLooks[quantity].label);
  const line = phase === null ? name : say('other.phase', { quantity: name, phase });
  if (kind === 'mean') return line;
  return say(kind === 'min' ? 'other.lowest' : 'other.highest', { line });
};

const sentenceOf = (line: QuantityLine, texts: Texts): string => {
  const axis = axisOf(line.quantity);
  return texts.say('other.summary', {
    line: labelOf({ ...line, kind: 'mean' }, texts),
    least: valueText(texts.formats, line.least, axis),
    greatest: valueText(texts.formats, line.greatest, axis),
  });
};
