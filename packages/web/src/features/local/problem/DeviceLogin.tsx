import { type SyntheticEvent, useState } from 'react';
import { keptLogins } from '../../../device/kept-logins.ts';
import { factoryLogin } from '../../../device/login.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import styles from './problem.module.css';

type DeviceLoginProps = { address: string; refused: boolean; onLogin: () => void };

/** The device's own login, as its Admin Security asks for. */
export const DeviceLogin = ({ address, refused, onLogin }: DeviceLoginProps) => {
  const { say } = useTexts();
  const [login, setLogin] = useState({ username: factoryLogin.username, password: '' });
  const [onPhone, setOnPhone] = useState(false);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.password === '') return;
    keptLogins.set(address, login, { onPhone });
    onLogin();
  };
  return (
    <Card title={say('local.login')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{say('local.loginText')}</p>
        {refused && <Problem marked>{say('local.loginWrong')}</Problem>}
        <TextField
          label={say('login.username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={login.username}
          onChange={({ target }) => setLogin({ ...login, username: target.value })}
        />
        <PasswordField
          label={say('login.password')}
          showLabel={say('login.showPassword')}
          hideLabel={say('login.hidePassword')}
          autoComplete="off"
          value={login.password}
          onChange={({ target }) => setLogin({ ...login, password: target.value })}
        />
        <Checkbox
          label={say('local.loginKeep')}
          checked={onPhone}
          onChange={({ target }) => setOnPhone(target.checked)}
        />
        <Button look="primary" type="submit" held={login.password === ''}>
          {say('login.submit')}
        </Button>
      </form>
    </Card>
  );
};
