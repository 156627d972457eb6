import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { device } from '../../../device/device.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ActionProblem } from '../problem/ActionProblem.tsx';
import { useDeviceAction } from '../problem/use-device-action.ts';
import { ofDevice } from '../reading/queries.ts';
import { checkNetwork } from '../wifi/network-form.ts';
import type { Progress } from './progress.ts';
import { ServerChoice } from './ServerChoice.tsx';
import { StepCard } from './StepCard.tsx';
import { type Setup, sendSetup } from './send-setup.ts';
import { checkServer } from './server-form.ts';
import styles from './setup.module.css';
import type { ChangeProgress } from './use-setup.ts';

type ServerStepProps = { address: string; progress: Progress; change: ChangeProgress };

/** Where the readings go; then all is sent to the meter. */
export const ServerStep = ({ address, progress, change }: ServerStepProps) => {
  const { say } = useTexts();
  const fields = progress.server;
  const [isWrong, setWrong] = useState(false);
  const { data: settings } = useQuery({
    queryKey: ['device', address, 'upload'],
    queryFn: () => device.uploadSettings(address),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: ofDevice,
  });
  const send = useDeviceAction(
    (setup: Setup) => sendSetup(address, setup),
    () => change({ step: 'reading' }),
  );
  const canChoose = settings?.kind !== 'notUnderstood';
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const upload = canChoose ? checkServer(fields) : null;
    const network = checkNetwork(progress.network, null);
    setWrong(canChoose && upload === null);
    if (network.kind === 'valid' && (upload !== null || !canChoose))
      send.run({ upload, network: network.change });
  };
  return (
    <StepCard name="local.stepServer">
      <form className={styles.form} noValidate onSubmit={submit}>
        {canChoose ? (
          <ServerChoice fields={fields} isWrong={isWrong} onChange={(server) => change({ server })} />
        ) : (
          <p>{say('local.noUpload')}</p>
        )}
        <div className={styles.actions}>
          <Button onClick={() => change({ step: 'network' })} held={send.busy}>
            {say('local.before')}
          </Button>
          <Button look="primary" type="submit" busy={send.busy || settings === undefined}>
            {say('local.sendSettings')}
          </Button>
        </div>
      </form>
      <p role="status" className={send.busy ? undefined : 'hidden-visually'}>
        {send.busy && say('local.sending')}
      </p>
      <ActionProblem address={address} action={send} />
    </StepCard>
  );
};
