import { useTexts } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { chooseMeasure, type Measure } from './measure.ts';

type MeasureSwitchProps = { value: Measure; showsPrices: boolean };

/** Energy, money or CO₂. Money is not offered to those from whom the prices are kept. */
export const MeasureSwitch = ({ value, showsPrices }: MeasureSwitchProps) => {
  const { say, formats } = useTexts();
  const money = { value: 'money' as const, label: say('measure.money') };
  return (
    <SegmentedControl
      label={say('measure.choose')}
      options={[
        { value: 'energy', label: formats.unit('kWh') },
        ...(showsPrices ? [money] : []),
        { value: 'emissions', label: say('report.co2') },
      ]}
      value={value}
      onChange={chooseMeasure}
    />
  );
};
