import { publicLinkBody } from '@ohmstead/contract';
import { faultOfPassword } from '@ohmstead/contract/new-password';
import { errorKey } from '@ohmstead/i18n';
import { type SyntheticEvent, useState } from 'react';
import type { output } from 'zod/mini';
import { type Checked, checkForm, type FieldErrors } from '../../forms/check-form.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { PublicLink } from './queries.ts';
import styles from './sharing.module.css';
import { useSaveLink } from './use-sharing-changes.ts';

type PagePasswordFormProps = { siteId: number; link: PublicLink };

const checkPagePassword = (password: string): Checked<output<typeof publicLinkBody>> => {
  const fault = faultOfPassword(password, '');
  if (fault) return { kind: 'invalid', errors: { password: fault } };
  return checkForm(publicLinkBody, { public: true, password });
};

export const PagePasswordForm = ({ siteId, link }: PagePasswordFormProps) => {
  const { say } = useTexts();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveLink(siteId);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkPagePassword(password);
    if (checked.kind === 'valid') return save.mutate(checked.value, { onSuccess: () => setPassword('') });
    setErrors(checked.errors);
    focusFirstError(event.currentTarget, checked.errors);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField
        name="password"
        label={say('sharing.password')}
        hint={say(link.hasPassword ? 'sharing.passwordSet' : 'sharing.passwordNone')}
        autoComplete="new-password"
        showLabel={say('login.showPassword')}
        hideLabel={say('login.hidePassword')}
        value={password}
        error={errors.password && say(errorKey(errors.password))}
        onChange={({ target }) => {
          setPassword(target.value);
          setErrors({});
        }}
      />
      <div className={styles.actions}>
        <SubmitButton busy={save.isPending} disabled={password === ''}>
          {say('sharing.passwordSave')}
        </SubmitButton>
        {link.hasPassword && (
          <Button look="plain" onClick={() => save.mutate({ public: true, password: null })}>
            {say('sharing.passwordRemove')}
          </Button>
        )}
      </div>
    </form>
  );
};
