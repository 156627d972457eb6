import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../forms/check-form.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { refusedFields } from '../../forms/refused-fields.ts';
import { UnsavedQuestion } from '../../forms/UnsavedQuestion.tsx';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { SaveBar } from '../../ui/SaveBar.tsx';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoiceLineFields } from './InvoiceLineFields.tsx';
import { checkInvoiceDraft, type InvoiceDraft } from './invoice-draft.ts';
import type { Site } from './site.ts';
import styles from './TariffForm.module.css';
import { useSaveInvoice } from './use-invoice-changes.ts';

type InvoiceEditorProps = {
  site: Site;
  id: number;
  before: InvoiceDraft;
  onSaved: (id: number) => void;
  onCancel: () => void;
};

export const InvoiceEditor = ({ site, id, before, onSaved, onCancel }: InvoiceEditorProps) => {
  const [begun] = useState(before);
  const [draft, setDraft] = useState(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const save = useSaveInvoice(site.id);
  const changed = JSON.stringify(draft) !== JSON.stringify(begun);
  const guard = useUnsavedGuard(changed);

  const show = (found: FieldErrors) => {
    setErrors(found);
    if (element.current) focusFirstError(element.current, found);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = checkInvoiceDraft(id, draft);
    if (checked.kind === 'invalid') return show(checked.errors);
    setErrors({});
    save.mutate(checked.value, {
      onSuccess: (saved) => {
        guard.release();
        onSaved(saved.id);
      },
      onError: (error) => show(refusedFields(error)),
    });
  };
  const leave = () => {
    guard.release();
    onCancel();
  };
  const fields = {
    currency: site.priceUnit,
    draft,
    errors,
    change: (part: Partial<InvoiceDraft>) => setDraft({ ...draft, ...part }),
  };
  return (
    <form ref={element} className={styles.stack} noValidate onSubmit={submit}>
      <InvoiceHead {...fields} />
      <InvoiceLineFields {...fields} />
      <SaveBar changed={changed} saving={save.isPending} onCancel={leave} />
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
