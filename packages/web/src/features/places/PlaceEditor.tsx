import { useState } from 'react';
import { SaveBar } from '../../forms/SaveBar.tsx';
import { UnsavedQuestion } from '../../forms/UnsavedQuestion.tsx';
import { useCheckedSubmit } from '../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { BasicFields } from './BasicFields.tsx';
import { BillFields } from './BillFields.tsx';
import { LocationFields } from './LocationFields.tsx';
import styles from './PlaceEditor.module.css';
import { checkPlace, hasChanged, type Place, type PlaceForm } from './place-form.ts';
import { useSavePlace } from './use-place-changes.ts';
import type { FieldsProps } from './use-place-fields.ts';

type PlaceEditorProps = {
  id: number;
  before: PlaceForm;
  onSaved: (place: Place) => void;
  onCancel: () => void;
};

export const PlaceEditor = ({ id, before, onSaved, onCancel }: PlaceEditorProps) => {
  const [form, setForm] = useState(before);
  const save = useSavePlace();
  const changed = hasChanged(form, before);
  const guard = useUnsavedGuard(changed);
  const saved = (place: Place) => {
    guard.release();
    onSaved(place);
  };
  const { errors, submit } = useCheckedSubmit({
    check: () => checkPlace(id, form),
    send: (body, onError) => save.mutate(body, { onSuccess: saved, onError }),
    fieldOfCode: { time_zone_unknown: 'timeZone' },
  });

  const leave = () => {
    guard.release();
    onCancel();
  };
  const fields: FieldsProps = { form, errors, change: (part) => setForm({ ...form, ...part }) };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <BasicFields {...fields} />
      <LocationFields {...fields} />
      <BillFields {...fields} />
      <SaveBar changed={changed} saving={save.isPending} onCancel={leave} />
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
