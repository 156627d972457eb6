import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { device } from '../../../device/device.ts';
import { deviceAddressOf } from '../../../device/device-address.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { AddressField } from '../frame/AddressField.tsx';
import { DeviceProblem } from '../problem/DeviceProblem.tsx';
import { ofDevice } from '../reading/queries.ts';
import { accessPoint } from './access-point.ts';
import { joinAccessPoint, joinProblem } from './join-outcome.ts';
import { StepCard } from './StepCard.tsx';
import styles from './setup.module.css';
import type { ChangeProgress } from './use-setup.ts';

/** It is done once the meter answers, measuring already or not. */
export const JoinStep = ({ number, change }: { number: string; change: ChangeProgress }) => {
  const { say } = useTexts();
  const [typed, setTyped] = useState(accessPoint.address);
  const address = deviceAddressOf(typed);
  const type = (text: string) => {
    setTyped(text);
    const at = deviceAddressOf(text);
    if (at !== null) accessPoint.setAddress(at);
  };
  const look = useMutation({
    mutationFn: (at: string) => device.monitor(at),
    onSuccess: (outcome) => {
      if (outcome.kind !== 'answer' && outcome.kind !== 'notReady') return;
      const sn = outcome.kind === 'answer' ? outcome.value.sn : number.trim().toUpperCase() || null;
      change({ sn, step: 'network' });
    },
    meta: ofDevice,
  });
  const lookNow = () => address !== null && look.mutate(address);
  const join = useMutation({
    mutationFn: joinAccessPoint,
    onSuccess: (outcome) => outcome === 'joined' && lookNow(),
    meta: ofDevice,
  });
  return (
    <StepCard name="local.stepJoin">
      <p>{say('local.joinText')}</p>
      <TextField
        label={say('local.number')}
        hint={say('local.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={number}
        onChange={({ target }) => change({ number: target.value })}
      />
      <Button look="primary" icon="wifi" busy={join.isPending} onClick={() => join.mutate(number)}>
        {say('local.join')}
      </Button>
      {join.data !== undefined && join.data !== 'joined' && (
        <Problem marked>{say(joinProblem[join.data])}</Problem>
      )}
      <p>{say('local.joinByHand')}</p>
      <Button busy={look.isPending} onClick={lookNow}>
        {say('local.joined')}
      </Button>
      {look.data !== undefined && look.data.kind !== 'answer' && !look.isPending && (
        <DeviceProblem address={look.variables} failure={look.data} onRetry={lookNow} />
      )}
      <Disclosure summary={say('local.accessPoint')}>
        <div className={styles.inside}>
          <AddressField
            label={say('local.accessPoint')}
            value={typed}
            isInvalid={address === null}
            onChange={type}
          />
        </div>
      </Disclosure>
    </StepCard>
  );
};
