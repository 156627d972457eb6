import { calls } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { PasswordStrength } from '../PasswordStrength.tsx';
import styles from './forgotten.module.css';
import { isLinkInvalid } from './is-link-invalid.ts';
import { Message } from './Message.tsx';
import { RequestLink } from './RequestLink.tsx';
import { ResetDone } from './ResetDone.tsx';
import { type ChosenPassword, checkReset, emptyReset, type ResetForm } from './reset-form.ts';

type ResetPasswordProps = { token: string; username: string };

/** Nothing happens before the button is pressed: mail programs open links by themselves. */
export const ResetPassword = ({ token, username }: ResetPasswordProps) => {
  const { say } = useTexts();
  const [form, setForm] = useState(emptyReset);
  const reset = useMutation({
    mutationFn: (chosen: ChosenPassword) =>
      call(calls.mailedLink.resetpassword, { body: { token, ...chosen } }),
  });
  const { errors, submit } = useCheckedSubmit({
    check: () => checkReset(form, username),
    send: (chosen, onError) => reset.mutate(chosen, { onError }),
  });
  if (reset.isSuccess) return <ResetDone {...reset.data} />;
  if (isLinkInvalid(reset.error)) return <UsedMeanwhile />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{say('reset.whose', { username })}</p>
      {/* So that a password manager knows whose password it keeps. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <ChoiceCards
        label={say('reset.choice')}
        name="choice"
        value={form.choice}
        options={[
          { value: 'made', label: say('reset.made') },
          { value: 'own', label: say('reset.own') },
        ]}
        onChange={(choice) => setForm({ ...form, choice })}
      />
      {form.choice === 'own' && <OwnPassword form={form} errors={errors} onChange={setForm} />}
      <SubmitButton look="primary" wide busy={reset.isPending}>
        {say('reset.set')}
      </SubmitButton>
    </form>
  );
};

const UsedMeanwhile = () => {
  const { say } = useTexts();
  return (
    <>
      <Message warning title={say('forgot.expired')}>
        {say('forgot.expiredHint')}
      </Message>
      <RequestLink />
    </>
  );
};

type OwnPasswordProps = {
  form: ResetForm;
  errors: ReturnType<typeof useCheckedSubmit>['errors'];
  onChange: (form: ResetForm) => void;
};

const OwnPassword = ({ form, errors, onChange }: OwnPasswordProps) => {
  const { say } = useTexts();
  const field = (name: 'newPassword' | 'repeat') => ({
    name,
    autoComplete: 'new-password',
    required: true,
    value: form[name],
    error: errors[name] && say(errorKey(errors[name])),
    showLabel: say('login.showPassword'),
    hideLabel: say('login.hidePassword'),
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });
  return (
    <>
      <PasswordField
        label={say('password.new')}
        hint={say('register.passwordHint')}
        {...field('newPassword')}
      />
      <PasswordStrength password={form.newPassword} />
      <PasswordField label={say('password.repeat')} {...field('repeat')} />
    </>
  );
};
