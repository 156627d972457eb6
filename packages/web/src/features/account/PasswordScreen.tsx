import { useLocation } from '@tanstack/react-router';
import { Page } from '../../frame/Page.tsx';
import { useIsDemo } from '../../frame/use-is-demo.ts';
import { session } from '../../session/session.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import styles from './account.module.css';
import { PasswordChange } from './PasswordChange.tsx';

export const PasswordScreen = () => {
  const { say } = useTexts();
  const isDemo = useIsDemo();
  const { isFirstPassword = session.mustChangePassword() } = useLocation().state;
  return (
    <Page title={say('password.title')} back narrow>
      {isDemo ? (
        <EmptyState icon="key" title={say('password.demo')} />
      ) : (
        <Card>
          {isFirstPassword && (
            <p className={styles.note} role="status">
              {say('error.password_change_required')}
            </p>
          )}
          <PasswordChange />
        </Card>
      )}
    </Page>
  );
};
