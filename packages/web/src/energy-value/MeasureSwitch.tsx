import { useTexts } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { chooseMeasure, type Measure, offeredMeasures } from './measure.ts';

type MeasureSwitchProps = {
  value: Measure;
  showsPrices: boolean;
  /** Those that the chart knows; all by default. */
  known?: readonly Measure[];
};

/** Energy, money or CO₂. Nothing where there is no choice. */
export const MeasureSwitch = ({ value, showsPrices, known }: MeasureSwitchProps) => {
  const { say, formats } = useTexts();
  const labels: Record<Measure, string> = {
    energy: formats.unit('kWh'),
    money: say('measure.money'),
    emissions: say('report.co2'),
  };
  const offered = offeredMeasures(showsPrices, known);
  if (offered.length < 2) return null;
  return (
    <SegmentedControl
      label={say('measure.choose')}
      options={offered.map((measure) => ({
        value: measure,
        label: labels[measure],
      }))}
      value={value}
      onChange={chooseMeasure}
    />
  );
};
