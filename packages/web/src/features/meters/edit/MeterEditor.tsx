import type { Meter, SiteListItem } from '@ohmstead/contract';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { BehindField } from './BehindField.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import styles from './MeterEditor.module.css';
import type { MeterForm } from './meter-form.ts';
import { PartsFields } from './PartsFields.tsx';
import { RatingFields } from './RatingFields.tsx';
import { TypeFields } from './TypeFields.tsx';
import { UploadFields } from './UploadFields.tsx';
import { useMeterEdit } from './use-meter-edit.ts';

type MeterEditorProps = {
  /** Null for a new one. */
  before: Meter | null;
  initial: MeterForm;
  sites: readonly Pick<SiteListItem, 'id' | 'name'>[];
  /** True for a person who may change its serial number and its site. */
  manages: boolean;
  onSaved: (meter: Meter) => void;
  onCancel: () => void;
};

export const MeterEditor = (props: MeterEditorProps) => {
  const { before, initial, sites, manages, onSaved, onCancel } = props;
  const edit = useMeterEdit({ before, initial, onSaved });
  const isDevice = edit.form.kind === 'device';
  return (
    <form className={styles.form} onSubmit={edit.submit} noValidate>
      <IdentityFields edit={edit} before={before} sites={sites} manages={manages} />
      <TypeFields edit={edit} />
      {edit.form.useType === '3' && <BehindField edit={edit} own={before?.id ?? null} />}
      {!isDevice && <PartsFields edit={edit} own={before?.id ?? null} />}
      <RatingFields edit={edit} />
      {isDevice && <UploadFields edit={edit} />}
      {edit.problem && <Problem>{edit.problem}</Problem>}
      <SaveBar changed={edit.changed || before === null} saving={edit.saving} onCancel={onCancel} />
      <UnsavedQuestion guard={edit.guard} />
    </form>
  );
};
