import { calls } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { refusedFields } from '../../forms/refused-fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './public.module.css';

type UnlockProps = { linkKey: string; onOpened: (ticket: string) => void };

export const Unlock = ({ linkKey, onOpened }: UnlockProps) => {
  const { say } = useTexts();
  const [password, setPassword] = useState('');
  const open = useMutation({
    mutationFn: () => call(calls.publicPage.open, { params: { key: linkKey }, body: { password } }),
    onSuccess: ({ ticket }) => onOpened(ticket),
  });
  const errors = refusedFields(open.error, { rate_limited: 'password' });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    open.mutate(undefined, { onError: (error) => focusFirstError(form, refusedFields(error)) });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.muted}>{say('public.lockedText')}</p>
      <PasswordField
        name="password"
        label={say('public.password')}
        autoComplete="off"
        showLabel={say('login.showPassword')}
        hideLabel={say('login.hidePassword')}
        value={password}
        error={errors.password && say(errorKey(errors.password))}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SubmitButton look="primary" wide busy={open.isPending} disabled={password === ''}>
        {say('public.unlock')}
      </SubmitButton>
    </form>
  );
};
