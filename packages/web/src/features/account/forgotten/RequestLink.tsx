import { calls, sendemailBody } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { checkForm } from '../../../forms/check-form.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { session } from '../../../session/session.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './forgotten.module.css';
import { Message } from './Message.tsx';

/** Asks for a link, where this server sends any. */
export const RequestLink = () => {
  const { say } = useTexts();
  const config = useQuery(appConfigQuery);
  return (
    <div className={styles.form}>
      <QueryState query={config} blocks={[160]}>
        {({ mail }) => (mail ? <RequestForm /> : <Message warning title={say('forgot.noMail')} />)}
      </QueryState>
      <Link to="/login" className={buttonClass('plain', true)}>
        {say('forgot.toLogin')}
      </Link>
    </div>
  );
};

const RequestForm = () => {
  const { say } = useTexts();
  const given = useLocation().state.username;
  const [username, setUsername] = useState(given ?? session.rememberedUsername());
  const request = useMutation({
    mutationFn: (body: { username: string }) => call(calls.mailedLink.sendemail, { body }),
  });
  const { errors, submit } = useCheckedSubmit({
    check: () => checkForm(sendemailBody, { username }),
    send: (body, onError) => request.mutate(body, { onError }),
    fieldOfCode: { rate_limited: 'username' },
  });
  if (request.isSuccess) return <Sent onAgain={request.reset} />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.muted}>{say('forgot.intro')}</p>
      <TextField
        name="username"
        label={say('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        error={errors.username && say(errorKey(errors.username))}
        onChange={(event) => setUsername(event.target.value)}
      />
      <SubmitButton look="primary" wide busy={request.isPending}>
        {say('forgot.send')}
      </SubmitButton>
    </form>
  );
};

const Sent = ({ onAgain }: { onAgain: () => void }) => {
  const { say } = useTexts();
  return (
    <>
      <Message title={say('forgot.sent')} />
      <p className={styles.muted}>{say('forgot.sentHint')}</p>
      <Button wide onClick={onAgain}>
        {say('forgot.again')}
      </Button>
    </>
  );
};
