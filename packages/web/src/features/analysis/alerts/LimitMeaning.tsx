import type { AlertLimitsOfSite } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import styles from './LimitMeaning.module.css';

/** The saved limits in the units of each meter, by its rating. */
export const LimitMeaning = ({ limits: { meters } }: { limits: AlertLimitsOfSite }) => {
  const { say, formats } = useTexts();
  const title = say('alert.meaning');
  return (
    <div>
      <DataTable
        label={title}
        caption={title}
        className={styles.meaning}
        columns={[
          { key: 'meter', label: say('alert.meter') },
          { key: 'overVoltage', label: say('alert.overVoltage') },
          { key: 'underVoltage', label: say('alert.underVoltage') },
          { key: 'overCurrent', label: say('alert.overCurrent') },
          { key: 'overPower', label: say('alert.overPower') },
        ]}
        rows={meters.map((meter) => ({
          key: meter.meterId,
          head: meter.name,
          cells: [
            formats.quantity(meter.overVoltageV, 'V', 1),
            formats.quantity(meter.underVoltageV, 'V', 1),
            formats.quantity(meter.overCurrentA, 'A', 1),
            formats.quantity(meter.overPowerW, 'W', 0),
          ],
        }))}
      />
      <Hint>{say('alert.notJudged')}</Hint>
    </div>
  );
};
