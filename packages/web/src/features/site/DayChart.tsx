import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import { unknownText } from '@ohmstead/i18n';
import { DayPowerChart } from '../../day-power/DayPowerChart.tsx';
import { unitOfDay } from '../../day-power/power-day.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { decimalsOf, toUnit } from '../../ui/charts/power-unit.ts';
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
  const { usedKwh, exportedKwh, peak, measured } = daySummary(line, figures);
  const unit = unitOfDay(line);
  const sentences = [
    say('site.summaryUsed', {
      day: formats.date(Date.parse(line.from), line.timeZone),
      energy: usedKwh === null ? unknownText : formats.quantity(usedKwh, 'kWh'),
    }),
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
  if (measured !== null) {
    sentences.push(say('site.summaryMeasured', { percent: formats.percent(measured) }));
  }
  return sentences.join(' ');
};
