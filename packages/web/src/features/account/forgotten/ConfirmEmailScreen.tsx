import { calls } from '@ohmstead/contract';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { Page } from '../../../frame/Page.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './forgotten.module.css';
import { isLinkInvalid } from './is-link-invalid.ts';
import { Message } from './Message.tsx';

/** Behind the link from a mail. It acts only when the button is pressed: mail programs open links by themselves. */
export const ConfirmEmailScreen = () => {
  const { say } = useTexts();
  const { hash } = useLocation();
  return (
    <Page title={say('confirmEmail.title')} back narrow>
      <div className={styles.screen}>
        <Card>
          <Confirmation key={hash} token={hash} />
        </Card>
      </div>
    </Page>
  );
};

const Confirmation = ({ token }: { token: string }) => {
  const { say } = useTexts();
  const confirm = useMutation({
    mutationFn: () => call(calls.mailedLink.confirmemail, { body: { token } }),
    meta: { quiet: true },
  });
  const isInvalid = token === '' || isLinkInvalid(confirm.error);
  if (isInvalid || confirm.isSuccess) {
    return (
      <div className={styles.done}>
        {isInvalid ? (
          <Message warning title={say('confirmEmail.invalid')}>
            {say('confirmEmail.invalidHint')}
          </Message>
        ) : (
          <Message title={say('confirmEmail.done')}>
            {say('confirmEmail.doneHint', { email: confirm.data?.email ?? '' })}
          </Message>
        )}
        <Link to="/main" className={buttonClass('primary', true)}>
          {say('confirmEmail.open')}
        </Link>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate();
      }}
    >
      <p>{say('confirmEmail.intro')}</p>
      {confirm.isError && <Failure error={confirm.error} />}
      <SubmitButton look="primary" wide busy={confirm.isPending}>
        {say('confirmEmail.confirm')}
      </SubmitButton>
    </form>
  );
};

const Failure = ({ error }: { error: unknown }) => {
  const { say } = useTexts();
  return (
    <p role="alert" className={styles.problem}>
      {textOfFailure(failureOf(error), say)}
    </p>
  );
};
