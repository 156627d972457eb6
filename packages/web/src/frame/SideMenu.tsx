import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { isAppBuild } from '../platform/build.ts';
import { session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { chooseTheme, themes, useTheme } from '../theme/theme.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { appConfigQuery } from './app-config.ts';
import { LanguageList } from './LanguageList.tsx';
import { LogoutQuestion } from './LogoutQuestion.tsx';
import styles from './SideMenu.module.css';
import { themeLabels } from './theme-labels.ts';

/** Language, theme, version and logout, on every page. */
export const SideMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { say } = useTexts();
  const theme = useTheme();
  return (
    <Dialog drawer open={open} title={say('frame.menu')} closeLabel={say('action.close')} onClose={onClose}>
      <LanguageList />
      <div className={styles.group}>
        <h3>{say('theme.label')}</h3>
        <SegmentedControl
          label={say('theme.label')}
          options={themes.map((value) => ({ value, label: say(themeLabels[value]) }))}
          value={theme}
          onChange={chooseTheme}
        />
      </div>
      <KeysButton />
      {isAppBuild && <LocalModeButton />}
      {isAppBuild && session.token() === null && <ServerButton />}
      {session.token() !== null && <LogoutButton />}
      <Version />
    </Dialog>
  );
};

const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }));

const KeysButton = () => {
  const { say } = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.keys}>
      <Button wide onClick={() => setShown(true)}>
        {say('menu.keys')}
      </Button>
      {shown && (
        <Suspense>
          <KeyList onClose={() => setShown(false)} />
        </Suspense>
      )}
    </div>
  );
};

const LocalModeButton = () => {
  const { say } = useTexts();
  const navigate = useNavigate();
  return (
    <Button icon="wifi" wide onClick={() => void navigate({ to: '/localdevices' })}>
      {say('menu.localMode')}
    </Button>
  );
};

/** Logged in, one leaves first: another server knows nothing of this session. */
const ServerButton = () => {
  const { say } = useTexts();
  const navigate = useNavigate();
  return (
    <Button icon="switch" wide onClick={() => void navigate({ to: '/server' })}>
      {say('app.server')}
    </Button>
  );
};

const LogoutButton = () => {
  const { say } = useTexts();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button icon="logout" wide onClick={() => setAsked(true)}>
        {say('menu.logout')}
      </Button>
      <LogoutQuestion open={asked} onCancel={() => setAsked(false)} />
    </>
  );
};

const Version = () => {
  const { say } = useTexts();
  // Local mode has no server, and nobody waits for this one.
  const { data } = useQuery({ ...appConfigQuery, meta: { quiet: true } });
  return data && <p className={styles.version}>{say('menu.version', { version: data.version })}</p>;
};
