import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import styles from './SettingsTab.module.css';

type SettingsTileProps = { icon: IconName; label: string; hint: string; badge?: ReactNode };

/** What every tile shows, whatever pressing it does. */
export const SettingsTile = ({ icon, label, hint, badge }: SettingsTileProps) => (
  <>
    <Icon name={icon} />
    <span className={styles.words}>
      <strong>{label}</strong>
      <span className={styles.hint}>{hint}</span>
    </span>
    {badge}
  </>
);
