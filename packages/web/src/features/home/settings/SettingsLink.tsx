import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Badge } from '../../../ui/Card.tsx';
import styles from './SettingsTab.module.css';
import { SettingsTile } from './SettingsTile.tsx';
import type { SettingsLink as SettingsLinkData } from './settings-links.ts';

export const SettingsLink = ({ link }: { link: SettingsLinkData }) => {
  const { say } = useTexts();
  return (
    <li>
      <Link to={link.to} className={styles.button}>
        <SettingsTile
          icon={link.icon}
          label={say(link.label)}
          hint={say(link.hint)}
          badge={<Badge count={link.unread} label={say('notices.unread', { count: link.unread })} />}
        />
      </Link>
    </li>
  );
};
