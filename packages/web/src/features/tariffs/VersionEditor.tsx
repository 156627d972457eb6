import type { Tariffs } from '@ohmstead/contract';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../forms/check-form.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { refusedFields } from '../../forms/refused-fields.ts';
import { UnsavedQuestion } from '../../forms/UnsavedQuestion.tsx';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { SaveBar } from '../../ui/SaveBar.tsx';
import type { Site } from './site.ts';
import { TariffFields } from './TariffFields.tsx';
import styles from './TariffForm.module.css';
import { useSaveVersion } from './use-tariff-changes.ts';
import { ValidityFields } from './ValidityFields.tsx';
import { bodyOfVersion, type VersionDraft, versionErrors } from './version-draft.ts';

type VersionEditorProps = {
  site: Site;
  tariffs: Tariffs;
  id: number;
  before: VersionDraft;
  /** May be saved as it stands. */
  isNew?: boolean;
};

export const VersionEditor = ({ site, tariffs, id, before, isNew = false }: VersionEditorProps) => {
  const [draft, setDraft] = useState(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const save = useSaveVersion(site.id);
  const navigate = useNavigate();
  const changed = JSON.stringify(draft) !== JSON.stringify(before);
  const guard = useUnsavedGuard(changed);

  const show = (found: FieldErrors) => {
    setErrors(found);
    if (element.current) focusFirstError(element.current, found);
  };
  const leave = () => {
    guard.release();
    void navigate({ to: '/edit/place/$id/tariff', params: { id: String(site.id) }, replace: true });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = bodyOfVersion(id, draft);
    const found = versionErrors(body);
    if (Object.keys(found).length > 0) return show(found);
    setErrors({});
    save.mutate(body, { onSuccess: leave, onError: (error) => show(refusedFields(error)) });
  };
  const change = (part: Partial<VersionDraft>) => setDraft((was) => ({ ...was, ...part }));
  const series = tariffs.series.map(({ name }) => name);
  const fields = { draft, change, errors, currency: tariffs.currency, series };
  return (
    <form ref={element} className={styles.stack} noValidate onSubmit={submit}>
      <ValidityFields {...fields} />
      <TariffFields {...fields} />
      <SaveBar changed={changed || isNew} saving={save.isPending} onCancel={leave} />
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
