import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { LogoutQuestion } from '../../../frame/LogoutQuestion.tsx';
import { unreadNoticesQuery } from '../../../frame/notice-count.ts';
import { Page } from '../../../frame/Page.tsx';
import { session } from '../../../session/session.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ClockTile } from './ClockTile.tsx';
import { InstallTile } from './InstallTile.tsx';
import { LanguageTile } from './LanguageTile.tsx';
import { SettingsLink } from './SettingsLink.tsx';
import styles from './SettingsTab.module.css';
import { SettingsTile } from './SettingsTile.tsx';
import { settingsLinks } from './settings-links.ts';
import { ThemeTile } from './ThemeTile.tsx';

export const SettingsTab = () => {
  const { say } = useTexts();
  const { data: config } = useQuery(appConfigQuery);
  const { data: unread = 0 } = useQuery(unreadNoticesQuery);
  const shown = {
    feedback: config?.feedback ?? false,
    isAdministrator: session.isAdministrator(),
    unread,
  };
  const [asked, setAsked] = useState(false);
  return (
    <Page title={say('tab.settings')}>
      <ul className={styles.tiles}>
        {settingsLinks(shown).map((link) => (
          <SettingsLink key={link.to} link={link} />
        ))}
        <LanguageTile />
        <ThemeTile />
        <ClockTile />
        <InstallTile />
        <li>
          <button type="button" className={styles.button} onClick={() => setAsked(true)}>
            <SettingsTile icon="logout" label={say('menu.logout')} hint={say('settings.logoutHint')} />
          </button>
        </li>
      </ul>
      <LogoutQuestion open={asked} onCancel={() => setAsked(false)} />
    </Page>
  );
};
