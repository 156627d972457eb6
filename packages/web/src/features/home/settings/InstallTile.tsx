import { useInstall } from '../../../offline/install.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './SettingsTab.module.css';
import { SettingsTile } from './SettingsTile.tsx';

/** The tile is shown only where the browser offers to install the app. */
export const InstallTile = () => {
  const { say } = useTexts();
  const install = useInstall();
  if (install === null) return null;
  return (
    <li>
      <button type="button" className={styles.button} onClick={install}>
        <SettingsTile icon="house" label={say('settings.install')} hint={say('settings.installHint')} />
      </button>
    </li>
  );
};
