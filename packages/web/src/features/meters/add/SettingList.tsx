import { useTexts } from '../../../texts/use-texts.ts';
import { CopyField } from '../../../ui/CopyField.tsx';
import styles from './AddMeter.module.css';
import type { Setting } from './settings-of.ts';

export const SettingList = ({ settings }: { settings: readonly Setting[] }) => {
  const { say } = useTexts();
  return (
    <div className={styles.fields}>
      {settings.map(({ label, value }) => (
        <CopyField key={label} label={say(label)} value={value} />
      ))}
    </div>
  );
};
