import { errorKey } from '@ohmstead/i18n';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { UnsavedQuestion } from '../../forms/UnsavedQuestion.tsx';
import { useCheckedSubmit } from '../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { session } from '../../session/session.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './account.module.css';
import { PasswordStrength } from './PasswordStrength.tsx';
import { checkPassword, emptyForm, isTyped, type PasswordForm } from './password-form.ts';
import { useChangePassword } from './use-change-password.ts';

export const PasswordChange = () => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const [form, setForm] = useState(emptyForm);
  const change = useChangePassword();
  const guard = useUnsavedGuard(isTyped(form));
  const leave = () => {
    guard.release();
    void navigate({ to: '/main', search: { tab: 'settings' }, replace: true });
  };
  const { errors, submit } = useCheckedSubmit({
    check: () => checkPassword(form, session.rememberedUsername()),
    send: (body, onError) => change.mutate(body, { onSuccess: leave, onError }),
    fieldOfCode: { login_throttled: 'oldPassword' },
  });

  const field = (name: keyof PasswordForm, autoComplete: 'current-password' | 'new-password') => ({
    name,
    autoComplete,
    required: true,
    value: form[name],
    error: errors[name] && say(errorKey(errors[name])),
    showLabel: say('login.showPassword'),
    hideLabel: say('login.hidePassword'),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <PasswordField label={say('password.old')} {...field('oldPassword', 'current-password')} />
      <PasswordField
        label={say('password.new')}
        hint={say('register.passwordHint')}
        {...field('newPassword', 'new-password')}
      />
      <PasswordStrength password={form.newPassword} />
      <PasswordField label={say('password.repeat')} {...field('repeat', 'new-password')} />
      <p className={styles.hint}>{say('password.others')}</p>
      <SubmitButton look="primary" wide busy={change.isPending} disabled={!isTyped(form)}>
        {say('password.change')}
      </SubmitButton>
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
