import { useState } from 'react';
import { SaveBar } from '../../forms/SaveBar.tsx';
import { UnsavedQuestion } from '../../forms/UnsavedQuestion.tsx';
import { useCheckedSubmit } from '../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import type { Site } from '../../model/site/site.ts';
import { BasicFields } from './BasicFields.tsx';
import { BillFields } from './BillFields.tsx';
import { LocationFields } from './LocationFields.tsx';
import styles from './SiteEditor.module.css';
import { checkSite, hasChanged, type SiteForm } from './site-form.ts';
import { useSaveSite } from './use-site-changes.ts';
import type { FieldsProps } from './use-site-fields.ts';

type SiteEditorProps = {
  id: number;
  before: SiteForm;
  onSaved: (site: Site) => void;
  onCancel: () => void;
};

export const SiteEditor = ({ id, before, onSaved, onCancel }: SiteEditorProps) => {
  const [form, setForm] = useState(before);
  const save = useSaveSite();
  const changed = hasChanged(form, before);
  const guard = useUnsavedGuard(changed);
  const saved = (site: Site) => {
    guard.release();
    onSaved(site);
  };
  const { errors, submit } = useCheckedSubmit({
    check: () => checkSite(id, form),
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
