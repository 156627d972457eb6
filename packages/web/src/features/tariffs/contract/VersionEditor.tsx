import type { Tariffs } from '@ohmstead/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import type { Site } from '../../../model/site/site.ts';
import styles from '../TariffForm.module.css';
import { TariffFields } from './TariffFields.tsx';
import { useSaveVersion } from './use-tariff-changes.ts';
import { ValidityFields } from './ValidityFields.tsx';
import { bodyOfVersion, checkVersion, type VersionDraft } from './version-draft.ts';

type VersionEditorProps = {
  site: Site;
  tariffs: Tariffs;
  id: number;
  before: VersionDraft;
  /** A new version can be saved without a change. */
  isNew?: boolean;
};

export const VersionEditor = ({ site, tariffs, id, before, isNew = false }: VersionEditorProps) => {
  const [draft, setDraft] = useState(before);
  const save = useSaveVersion(site.id);
  const navigate = useNavigate();
  const changed = JSON.stringify(draft) !== JSON.stringify(before);
  const guard = useUnsavedGuard(changed);
  const leave = () => {
    guard.release();
    void navigate({ to: '/edit/place/$id/tariff', params: { id: String(site.id) }, replace: true });
  };
  const { errors, submit } = useCheckedSubmit({
    check: () => checkVersion(bodyOfVersion(id, draft)),
    send: (body, onError) => save.mutate(body, { onSuccess: leave, onError }),
  });
  const change = (part: Partial<VersionDraft>) => setDraft((was) => ({ ...was, ...part }));
  const series = tariffs.series.map(({ name }) => name);
  const fields = { draft, change, errors, currency: tariffs.currency, series };
  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      <ValidityFields {...fields} />
      <TariffFields {...fields} />
      <SaveBar changed={changed || isNew} saving={save.isPending} onCancel={leave} />
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
