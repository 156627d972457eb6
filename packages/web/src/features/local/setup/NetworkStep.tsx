import { type SyntheticEvent, useState } from 'react';
import { focusFirstError } from '../../../forms/focus-first-error.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { NetworkList } from '../scan/NetworkList.tsx';
import { AddressFields } from '../wifi/AddressFields.tsx';
import { checkNetwork, type NetworkErrors } from '../wifi/network-form.ts';
import { WifiFields } from '../wifi/WifiFields.tsx';
import type { Progress } from './progress.ts';
import { StepCard } from './StepCard.tsx';
import styles from './setup.module.css';
import type { ChangeProgress } from './use-setup.ts';

type NetworkStepProps = { address: string; progress: Progress; change: ChangeProgress };

export const NetworkStep = ({ address, progress, change }: NetworkStepProps) => {
  const { say } = useTexts();
  const { network: fields, sn, ssidAtHome } = progress;
  const [errors, setErrors] = useState<NetworkErrors>({});
  const fill = (part: Partial<typeof fields>) => change({ network: { ...fields, ...part } });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkNetwork(fields, null);
    setErrors(checked.kind === 'invalid' ? checked.errors : {});
    if (checked.kind === 'invalid') focusFirstError(event.currentTarget, checked.errors);
    else change({ step: 'server' });
  };
  return (
    <StepCard name="local.stepNetwork">
      {sn !== null && <p className={styles.count}>{say('local.connectedTo', { sn })}</p>}
      <NetworkList address={address} onChoose={(ssid) => fill({ ssid })} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <WifiFields
          fields={fields}
          errors={errors}
          presentSsid={null}
          change={fill}
          ssidOfPhone={async () => ssidAtHome}
        />
        <AddressFields fields={fields} errors={errors} change={fill} />
        <div className={styles.actions}>
          <Button onClick={() => change({ step: 'join' })}>{say('local.before')}</Button>
          <Button look="primary" type="submit">
            {say('local.next')}
          </Button>
        </div>
      </form>
    </StepCard>
  );
};
