import { useState } from 'react';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { UnsavedQuestion } from '../../../forms/UnsavedQuestion.tsx';
import { useCheckedSubmit } from '../../../forms/use-checked-submit.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import type { Site } from '../../../model/site/site.ts';
import styles from '../TariffForm.module.css';
import { InvoiceHead } from './InvoiceHead.tsx';
import { InvoiceLineFields } from './InvoiceLineFields.tsx';
import { checkInvoiceDraft, type InvoiceDraft } from './invoice-draft.ts';
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
  const save = useSaveInvoice(site.id);
  const changed = JSON.stringify(draft) !== JSON.stringify(begun);
  const guard = useUnsavedGuard(changed);
  const saved = (invoice: { id: number }) => {
    guard.release();
    onSaved(invoice.id);
  };
  const { errors, submit } = useCheckedSubmit({
    check: () => checkInvoiceDraft(id, draft),
    send: (body, onError) => save.mutate(body, { onSuccess: saved, onError }),
  });

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
    <form className={styles.stack} noValidate onSubmit={submit}>
      <InvoiceHead {...fields} />
      <InvoiceLineFields {...fields} />
      <SaveBar changed={changed} saving={save.isPending} onCancel={leave} />
      <UnsavedQuestion guard={guard} />
    </form>
  );
};
