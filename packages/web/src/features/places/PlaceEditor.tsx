import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../forms/check-form.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { refusedFields } from '../../forms/refused-fields.ts';
import { UnsavedQuestion } from '../../forms/UnsavedQuestion.tsx';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { SaveBar } from '../../ui/SaveBar.tsx';
import { BasicFields } from './BasicFields.tsx';
import { BillFields } from './BillFields.tsx';
import { LocationFields } from './LocationFields.tsx';
import styles from './PlaceEditor.module.css';
import { checkPlace, hasChanged, type Place, type PlaceForm } from './place-form.ts';
import { useSavePlace } from './use-place-changes.ts';

type PlaceEditorProps = {
  id: number;
  before: PlaceForm;
  onSaved: (place: Place) => void;
  onCancel: () => void;
};

export type FieldsProps = {
  form: PlaceForm;
  errors: FieldErrors;
  change: (part: Partial<PlaceForm>) => void;
};

export const PlaceEditor = ({ id, before, onSaved, onCancel }: PlaceEditorProps) => {
  const [form, setForm] = useState(before);
  const [wrong, setWrong] = useState<FieldErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const save = useSavePlace();
  const changed = hasChanged(form, before);
  const guard = useUnsavedGuard(changed);
  const errors = { ...refusedFields(save.error, { time_zone_unknown: 'timeZone' }), ...wrong };

  const show = (found: FieldErrors) => {
    setWrong(found);
    if (element.current) focusFirstError(element.current, found);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = checkPlace(id, form);
    if (checked.kind === 'invalid') return show(checked.errors);
    setWrong({});
    save.mutate(checked.value, {
      onSuccess: (place) => {
        guard.release();
        onSaved(place);
      },
      onError: (error) => show(refusedFields(error)),
    });
  };
  const leave = () => {
    guard.release();
    onCancel();
  };
  const fields: FieldsProps = { form, errors, change: (part) => setForm({ ...form, ...part }) };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <BasicFields {...fields} />
      <LocationFields {...fields} />
      <BillFields {...fields} />
      <SaveBar changed={changed} saving={save.isPending} onCancel={leave} />
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
