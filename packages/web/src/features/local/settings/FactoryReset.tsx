import { type SyntheticEvent, useState } from 'react';
import { device } from '../../../device/device.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { ActionProblem } from '../problem/ActionProblem.tsx';
import { useDeviceAction } from '../problem/use-device-action.ts';
import styles from './settings.module.css';

type FactoryResetProps = {
  address: string;
  /** What has to be typed: the device's number, or its address where it does not report its number. */
  confirmation: string;
  onStarted: () => void;
};

export const FactoryReset = ({ address, confirmation, onStarted }: FactoryResetProps) => {
  const { say } = useTexts();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const reset = useDeviceAction(() => device.factoryReset(address), onStarted);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRight = typed.trim().toUpperCase() === confirmation.toUpperCase();
    setWrong(!isRight);
    if (isRight) reset.run({});
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{say('local.resetText')}</p>
        <TextField
          label={say('local.resetType', { sn: confirmation })}
          error={isWrong ? say('local.resetWrong', { sn: confirmation }) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={styles.actions}>
          <Button look="danger" type="submit" busy={reset.busy}>
            {say('local.reset')}
          </Button>
        </div>
      </form>
      <ActionProblem address={address} action={reset} />
    </>
  );
};
