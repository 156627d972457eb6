import { type Clock, clocks, type TextKey } from '@ohmstead/i18n';
import { useSyncExternalStore } from 'react';
import { chooseClock, chosenClock, subscribeClock } from '../../../texts/clock.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import styles from './SettingsTab.module.css';
import { SettingsTile } from './SettingsTile.tsx';

const labels: Record<Clock, TextKey> = {
  language: 'clock.language',
  12: 'clock.12',
  24: 'clock.24',
};

/** Half past two in the afternoon differs on every clock. */
const exampleMinute = 14 * 60 + 30;

export const ClockTile = () => {
  const { say, formats } = useTexts();
  const clock = useSyncExternalStore(subscribeClock, chosenClock);
  return (
    <li className={styles.still}>
      <SettingsTile icon="clock" label={say('clock.label')} hint={formats.wallTime(exampleMinute)} />
      <div className={styles.control}>
        <SegmentedControl
          label={say('clock.label')}
          options={clocks.map((value) => ({ value, label: say(labels[value]) }))}
          value={clock}
          onChange={chooseClock}
        />
      </div>
    </li>
  );
};
