import { type SyntheticEvent, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { AddressField } from '../frame/AddressField.tsx';
import { DeviceProblem } from '../problem/DeviceProblem.tsx';
import styles from './devices.module.css';
import { useAddDevice } from './use-add-device.ts';

const nothing = { address: '', name: '' };

export const AddDevice = () => {
  const { say } = useTexts();
  const [typed, setTyped] = useState(nothing);
  const { mutate, data: added, isPending } = useAddDevice();
  const add = () => mutate(typed, { onSuccess: ({ kind }) => kind === 'added' && setTyped(nothing) });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) add();
  };
  return (
    <Card title={say('local.add')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AddressField
          value={typed.address}
          isInvalid={added?.kind === 'invalidAddress'}
          onChange={(address) => setTyped({ ...typed, address })}
        />
        <TextField
          label={say('register.optional', { label: say('meter.name') })}
          autoComplete="off"
          maxLength={50}
          value={typed.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <Button look="primary" type="submit" busy={isPending}>
          {say('local.check')}
        </Button>
      </form>
      {added?.kind === 'failed' && !isPending && (
        <DeviceProblem address={added.address} failure={added.failure} onRetry={add} />
      )}
    </Card>
  );
};
