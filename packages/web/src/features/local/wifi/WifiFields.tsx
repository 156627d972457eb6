import { type ReactNode, useState } from 'react';
import { native } from '../../../platform/current-native.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import type { NetworkFields } from '../draft/network-fields.ts';
import type { NetworkErrors } from './network-form.ts';
import styles from './wifi.module.css';

type WifiFieldsProps = {
  fields: NetworkFields;
  errors: NetworkErrors;
  /** The network the device is in, whose password it knows. */
  presentSsid: string | null;
  change: (part: Partial<NetworkFields>) => void;
  /** The name of the phone's own Wi-Fi, if it is known. */
  ssidOfPhone?: () => Promise<string | null>;
  /** Further ways to a name. */
  children?: ReactNode;
};

/** The Wi-Fi a device is to use: typed, or the phone's own. */
export const WifiFields = (props: WifiFieldsProps) => {
  const { fields, errors, presentSsid, change, ssidOfPhone = askPhone, children } = props;
  const { say } = useTexts();
  const [isUnknown, setUnknown] = useState(false);
  const takePhones = async () => {
    const ssid = await ssidOfPhone();
    setUnknown(ssid === null);
    if (ssid !== null) change({ ssid });
  };
  const isPresent = presentSsid !== null && fields.ssid === presentSsid;
  return (
    <>
      <TextField
        label={say('local.ssid')}
        hint={say('local.ssidHint')}
        error={errors.ssid && say(errors.ssid)}
        name="ssid"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.ssid}
        onChange={({ target }) => change({ ssid: target.value })}
      />
      <div className={styles.actions}>
        {children}
        <Button onClick={() => void takePhones()}>{say('local.ssidOfPhone')}</Button>
      </div>
      {isUnknown && <Problem marked>{say('local.ssidUnknown')}</Problem>}
      <PasswordField
        label={say('local.wifiPassword')}
        hint={say(isPresent ? 'local.passwordStays' : 'local.passwordOpen')}
        error={errors.password && say(errors.password)}
        showLabel={say('login.showPassword')}
        hideLabel={say('login.hidePassword')}
        name="password"
        autoComplete="off"
        value={fields.password}
        onChange={({ target }) => change({ password: target.value })}
      />
    </>
  );
};

const askPhone = (): Promise<string | null> => native().ssid();
