import { Link } from '@tanstack/react-router';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { Problem } from '../../ui/Problem.tsx';
import styles from './ServerScreen.module.css';
import { useServerForm } from './use-server-form.ts';

/** The app's first screen: everybody runs a server of their own. */
export const ServerScreen = () => {
  const { say } = useTexts();
  const { typed, type, problem, busy, submit } = useServerForm();
  return (
    <Page title={say('app.server')} narrow>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Card>
          <p>{say('app.serverText')}</p>
          <TextField
            name="server"
            label={say('app.serverAddress')}
            hint={say('app.serverHint')}
            error={problem === 'noAddress' ? say('app.serverInvalid') : undefined}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          {/^\s*http:/i.test(typed) && <Hint>{say('app.serverPlain')}</Hint>}
        </Card>
        {problem === 'noServer' && <Problem marked>{say('app.serverUnreachable')}</Problem>}
        <Button type="submit" look="primary" wide busy={busy}>
          {say('app.serverUse')}
        </Button>
        <Link to="/localdevices" className={buttonClass('plain', true)}>
          {say('login.localMode')}
        </Link>
      </form>
    </Page>
  );
};
