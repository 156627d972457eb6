import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useState } from 'react';
import type { DeviceNetwork, NetworkChange } from '../../../device/answers/network.ts';
import { device } from '../../../device/device.ts';
import { focusFirstError } from '../../../forms/focus-first-error.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { networkDrafts } from '../draft/network-drafts.ts';
import { ActionProblem } from '../problem/ActionProblem.tsx';
import { useDeviceAction } from '../problem/use-device-action.ts';
import { AddressFields } from '../wifi/AddressFields.tsx';
import { checkNetwork, type NetworkErrors, networkFields } from '../wifi/network-form.ts';
import { WifiFields } from '../wifi/WifiFields.tsx';
import styles from './settings.module.css';

type NetworkFormProps = { address: string; network: DeviceNetwork | null; onSaved: () => void };

export const NetworkForm = ({ address, network, onSaved }: NetworkFormProps) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => ({ ...networkFields(network), ...networkDrafts.of(address) }));
  useEffect(() => networkDrafts.forget(address), [address]);
  const [errors, setErrors] = useState<NetworkErrors>({});
  const save = useDeviceAction((change: NetworkChange) => device.saveNetwork(address, change), onSaved);
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  const presentSsid = network?.ssid ?? null;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkNetwork(fields, presentSsid);
    setErrors(checked.kind === 'invalid' ? checked.errors : {});
    if (checked.kind === 'invalid') focusFirstError(event.currentTarget, checked.errors);
    else save.run(checked.change);
  };
  const scan = () => {
    networkDrafts.put(address, fields);
    void navigate({ to: '/local/$ip/wifiscan', params: { ip: address } });
  };
  return (
    <Card title={say('local.network')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <WifiFields fields={fields} errors={errors} presentSsid={presentSsid} change={change}>
          <Button icon="wifi" onClick={scan}>
            {say('local.scan')}
          </Button>
        </WifiFields>
        <AddressFields fields={fields} errors={errors} change={change} />
        <Button look="primary" type="submit" busy={save.busy}>
          {say('action.save')}
        </Button>
      </form>
      <ActionProblem address={address} action={save} />
    </Card>
  );
};
