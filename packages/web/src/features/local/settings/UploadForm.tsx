import { type SyntheticEvent, useState } from 'react';
import { runModes, type UploadChange, type UploadSettings } from '../../../device/answers/upload-settings.ts';
import { device } from '../../../device/device.ts';
import { focusFirstError } from '../../../forms/focus-first-error.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { ActionProblem } from '../problem/ActionProblem.tsx';
import { useDeviceAction } from '../problem/use-device-action.ts';
import { modeWords } from './mode-words.ts';
import styles from './settings.module.css';
import { UploadAddress } from './UploadAddress.tsx';
import { addressExamples, checkUpload, type UploadErrors, uploadFields } from './upload-form.ts';

type UploadFormProps = { address: string; settings: UploadSettings; onSaved: () => void };

export const UploadForm = ({ address, settings, onSaved }: UploadFormProps) => {
  const { say } = useTexts();
  const [fields, setFields] = useState(() => uploadFields(settings));
  const [errors, setErrors] = useState<UploadErrors>({});
  const save = useDeviceAction((change: UploadChange) => device.saveUpload(address, change), onSaved);
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkUpload(fields);
    setErrors(checked.kind === 'invalid' ? checked.errors : {});
    if (checked.kind === 'invalid') focusFirstError(event.currentTarget, checked.errors);
    else save.run(checked.change);
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <ChoiceCards
          label={say('local.runMode')}
          options={runModes.map((mode) => ({
            value: mode,
            label: say(modeWords[mode].name),
            hint: say(modeWords[mode].hint),
          }))}
          value={fields.runMode}
          onChange={(runMode) => change({ runMode })}
        />
        {addressExamples[fields.runMode] !== undefined && (
          <UploadAddress fields={fields} errors={errors} change={change} />
        )}
        <Button look="primary" type="submit" busy={save.busy}>
          {say('action.save')}
        </Button>
      </form>
      <ActionProblem address={address} action={save} />
    </>
  );
};
