import { type SyntheticEvent, useState } from 'react';
import { deviceAddressOf } from '../../../device/device-address.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { NetworkFields } from '../draft/network-fields.ts';
import { AddressField } from '../frame/AddressField.tsx';
import { FirstReading } from './FirstReading.tsx';
import { StepCard } from './StepCard.tsx';
import styles from './setup.module.css';
import { useFindBySn } from './use-find-by-sn.ts';

type ReadingStepProps = { network: NetworkFields; sn: string | null };

/** Back in the Wi-Fi at home, the meter is looked for: by the phone, or where somebody says it is. */
export const ReadingStep = ({ network, sn }: ReadingStepProps) => {
  const { say } = useTexts();
  const [typed, setTyped] = useState(network.dhcp ? '' : network.ip);
  const [asked, setAsked] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const found = useFindBySn(sn);
  const address = asked ?? found;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = deviceAddressOf(typed);
    setInvalid(at === null);
    setAsked(at);
  };
  return (
    <StepCard name="local.stepReading">
      <p>{say('local.readingText', { ssid: network.ssid })}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AddressField value={typed} isInvalid={isInvalid} onChange={setTyped} />
        <Button look={address === null ? 'primary' : 'secondary'} type="submit">
          {say('local.find')}
        </Button>
      </form>
      {address !== null && <FirstReading key={address} address={address} />}
    </StepCard>
  );
};
