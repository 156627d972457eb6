import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import { unknownText } from '@ohmstead/i18n';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { PowerChart } from '../../ui/charts/PowerChart.tsx';
import { decimalsOf, toUnit } from '../../ui/charts/power-unit.ts';
import { useNow } from '../../ui/use-now.ts';
import { dayLine, daySummary, dayTotals } from './day-line.ts';

type DayChartProps = {
  line: PowerLine;
  /** Undefined while a past day's figures load. */
  figures: EnergyFigures | undefined;
  onStep: (days: -1 | 1) => void;
};

export const DayChart = ({ line, figures, onStep }: DayChartProps) => {
  const { say } = useTexts();
  const nowMs = useNow(60_000);
  const data = useMemo(() => dayLine(line, nowMs), [line, nowMs]);
  const totals = dayTotals(figures);
  return (
    <PowerChart
      data={data}
      labels={{
        import: say('energy.import'),
        export: say('energy.export'),
        yield: say('energy.yield'),
        consumption: say('energy.consumption'),
        charge: say('energy.charge'),
        discharge: say('energy.discharge'),
      }}
      totalsKwh={totals}
      summary={useSummary(line, data, totals)}
      onStep={onStep}
    />
  );
};

type Totals = ReturnType<typeof dayTotals>;

/** The day in a few sentences, for those who do not see the drawing. */
const useSummary = (line: PowerLine, data: ReturnType<typeof dayLine>, totals: Totals): string => {
  const { say, formats } = useTexts();
  const { usedKwh, exportedKwh, peak, measured } = daySummary(line, data, totals);
  const sentences = [
    say('site.summaryUsed', {
      day: formats.date(data.axis.startMs, data.axis.timeZone),
      energy: usedKwh === null ? unknownText : formats.quantity(usedKwh, 'kWh'),
    }),
  ];
  if (peak !== null) {
    sentences.push(
      say('site.summaryPeak', {
        time: formats.time(peak.atMs, data.axis.timeZone),
        power: formats.quantity(toUnit(peak.powerW, data.unit), data.unit, decimalsOf[data.unit]),
      }),
    );
  }
  if (exportedKwh !== null) {
    sentences.push(say('site.summaryExported', { energy: formats.quantity(exportedKwh, 'kWh') }));
  }
  if (measured !== null) {
    sentences.push(say('site.summaryMeasured', { percent: formats.percent(measured) }));
  }
  return sentences.join(' ');
};
