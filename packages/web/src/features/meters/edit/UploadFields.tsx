import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { uploadModeLabel, uploadModes } from '../upload-modes.ts';
import type { MeterEdit } from './use-meter-edit.ts';

export const UploadFields = ({ edit }: { edit: MeterEdit }) => {
  const { say } = useTexts();
  const chosen = uploadModeLabel(edit.form.uploadMode) ?? '';
  const modes = [...new Set([...uploadModes, chosen])].filter((mode) => mode !== '');
  return (
    <Card title={say('meter.upload')}>
      <SelectField
        name="uploadMode"
        label={say('meter.uploadMode')}
        hint={say('meter.uploadModeHint')}
        error={edit.errorOf('uploadMode')}
        options={[
          { value: '', label: say('meter.uploadModeUnknown') },
          ...modes.map((mode) => ({ value: mode, label: mode })),
        ]}
        value={chosen}
        onChange={(uploadMode) => edit.change({ uploadMode })}
      />
    </Card>
  );
};
