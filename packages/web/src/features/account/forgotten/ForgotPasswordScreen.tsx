import { useLocation } from '@tanstack/react-router';
import { Page } from '../../../frame/Page.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './forgotten.module.css';
import { Message } from './Message.tsx';
import { RequestLink } from './RequestLink.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { useResetLink } from './use-reset-link.ts';

/** With the link from a mail: a new password. Without one: where to get it. */
export const ForgotPasswordScreen = () => {
  const { say } = useTexts();
  const { hash } = useLocation();
  return (
    <Page title={say(hash === '' ? 'forgot.title' : 'reset.title')} back narrow>
      <div className={styles.screen}>
        {hash === '' ? (
          <Card>
            <RequestLink />
          </Card>
        ) : (
          <LinkFromMail key={hash} token={hash} />
        )}
      </div>
    </Page>
  );
};

const LinkFromMail = ({ token }: { token: string }) => {
  const { say } = useTexts();
  const { query, isInvalid } = useResetLink(token);
  if (isInvalid) {
    return (
      <>
        <Message warning title={say('forgot.expired')}>
          {say('forgot.expiredHint')}
        </Message>
        <Card>
          <RequestLink />
        </Card>
      </>
    );
  }
  return (
    <QueryState query={query} blocks={[320]}>
      {({ username }) => (
        <Card>
          <ResetPassword token={token} username={username} />
        </Card>
      )}
    </QueryState>
  );
};
