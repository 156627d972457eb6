import { loginBody } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { Link, useLocation } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../api/api-error.ts';
import { textOfFailure } from '../../api/reaction.ts';
import { checkForm, type FieldErrors } from '../../forms/check-form.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { session } from '../../session/session.ts';
import { useSay } from '../../texts/use-say.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './LoginScreen.module.css';
import { useLogin } from './use-login.ts';

export const LoginForm = () => {
  const say = useSay();
  const registered = useLocation().state.username;
  const [typed, setTyped] = useState(() => startValues(registered));
  const [errors, setErrors] = useState<FieldErrors>({});
  const login = useLogin();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkForm(loginBody, typed);
    setErrors(checked.kind === 'invalid' ? checked.errors : {});
    if (checked.kind === 'valid') login.mutate(checked.value);
    else focusFirstError(event.currentTarget, checked.errors);
  };
  const errorOf = (field: string) => errors[field] && say(errorKey(errors[field]));

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="username"
        label={say('login.username')}
        error={errorOf('username')}
        value={typed.username}
        onChange={(event) => setTyped({ ...typed, username: event.target.value })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={say('login.password')}
        showLabel={say('login.showPassword')}
        hideLabel={say('login.hidePassword')}
        error={errorOf('password')}
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        autoComplete="current-password"
      />
      <Checkbox
        name="remember"
        label={say('login.remember')}
        checked={typed.remember}
        onChange={(event) => setTyped({ ...typed, remember: event.target.checked })}
      />
      {login.isError && <Refusal error={login.error} username={typed.username} />}
      <SubmitButton look="primary" wide busy={login.isPending}>
        {say('login.submit')}
      </SubmitButton>
    </form>
  );
};

const startValues = (registered: string | undefined) => {
  const remembered = session.rememberedUsername();
  return { username: registered ?? remembered, password: '', remember: remembered !== '' };
};

/** Why it failed, and the way out that the failed login's own code opens. */
const Refusal = ({ error, username }: { error: unknown; username: string }) => {
  const say = useSay();
  const failure = failureOf(error);
  return (
    <div className={styles.refusal} role="alert">
      <p>{textOfFailure(failure, say)}</p>
      {failure.kind === 'refused' && failure.code === 'login_failed' && (
        <ForgotLink key={String(error)} username={username} />
      )}
    </div>
  );
};

const ForgotLink = ({ username }: { username: string }) => {
  const say = useSay();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Link to="/forgotPassword" state={{ username }} ref={link} className={styles.forgot}>
      {say('login.forgot')}
    </Link>
  );
};
