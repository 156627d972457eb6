import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { uploadAddressHere } from '../frame/this-server.ts';
import styles from './settings.module.css';
import { addressExamples, type UploadErrors, type UploadFields } from './upload-form.ts';

type UploadAddressProps = {
  fields: UploadFields;
  errors: UploadErrors;
  change: (part: Partial<UploadFields>) => void;
};

const plainText = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Where to, how often, and as whom. */
export const UploadAddress = ({ fields, errors, change }: UploadAddressProps) => {
  const { say } = useTexts();
  const here = uploadAddressHere();
  const example = addressExamples[fields.runMode] ?? '';
  return (
    <>
      <TextField
        {...plainText}
        label={say('local.uploadAddress')}
        hint={say('local.uploadAddressHint', { example })}
        error={errors.address && say(errors.address, { example })}
        name="address"
        value={fields.address}
        onChange={({ target }) => change({ address: target.value })}
      />
      {fields.runMode === 'http' && here !== null && (
        <div className={styles.actions}>
          <Button onClick={() => change({ address: here })}>{say('local.thisServer')}</Button>
        </div>
      )}
      <TextField
        label={say('local.uploadInterval')}
        error={errors.interval && say(errors.interval)}
        name="interval"
        inputMode="numeric"
        autoComplete="off"
        value={fields.interval}
        onChange={({ target }) => change({ interval: target.value })}
      />
      {fields.runMode === 'mqtt' && <MqttLogin fields={fields} change={change} />}
    </>
  );
};

const MqttLogin = ({ fields, change }: Omit<UploadAddressProps, 'errors'>) => {
  const { say } = useTexts();
  return (
    <>
      <TextField
        {...plainText}
        label={say('local.mqttUsername')}
        value={fields.mqttUsername}
        onChange={({ target }) => change({ mqttUsername: target.value })}
      />
      <PasswordField
        label={say('local.mqttPassword')}
        hint={say('local.passwordStays')}
        showLabel={say('login.showPassword')}
        hideLabel={say('login.hidePassword')}
        autoComplete="off"
        value={fields.mqttPassword}
        onChange={({ target }) => change({ mqttPassword: target.value })}
      />
    </>
  );
};
