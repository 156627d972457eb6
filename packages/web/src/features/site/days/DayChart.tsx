import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import { DayPowerChart } from '../../../day-power/DayPowerChart.tsx';
import { unitOfDay } from '../../../day-power/power-day.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { decimalsOf, toUnit } from '../../../ui/charts/power-unit.ts';
import { daySummary } from './day-summary.ts';

type DayChartProps = {
  line: PowerLine;
  /** Undefined while a past day's figures load. */
  figures: EnergyFigures | undefined;
  onStep: (days: -1 | 1) => void;
};

export const DayChart = ({ line, figures, onStep }: DayChartProps) => (
  <DayPowerChart line={line} day={figures} onStep={onStep} summary={useSummary(line, figures)} />
);

/** The day in a few sentences, for those who do not see the drawing. */
const useSummary = (line: PowerLine, figures: EnergyFigures | undefined): string => {
  const { say, formats } = useTexts();
  const { usedKwh, exportedKwh, peak, known } = daySummary(line, figures);
  const unit = unitOfDay(line);
  const day = formats.date(Date.parse(line.from), line.timeZone);
  const sentences = [
    usedKwh === null
      ? say('site.summaryNothing', { day })
      : say('site.summaryUsed', { day, energy: formats.quantity(usedKwh, 'kWh') }),
  ];
  if (peak !== null) {
    sentences.push(
      say('site.summaryPeak', {
        time: formats.time(peak.atMs, line.timeZone),
        power: formats.quantity(toUnit(peak.powerW, unit), unit, decimalsOf[unit]),
      }),
    );
  }
  if (exportedKwh !== null) {
    sentences.push(say('site.summaryExported', { energy: formats.quantity(exportedKwh, 'kWh') }));
  }
  if (known !== null) {
    sentences.push(say('site.summaryKnown', { percent: formats.percent(known) }));
  }
  return sentences.join(' ');
};
