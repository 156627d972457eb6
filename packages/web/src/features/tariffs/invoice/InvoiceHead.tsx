import type { FieldErrors } from '../../../forms/check-form.ts';
import { decimalField } from '../../../forms/use-field-binding.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import styles from '../TariffForm.module.css';
import { useFieldOfPath } from '../use-field-of-path.ts';
import type { InvoiceDraft } from './invoice-draft.ts';

export type InvoiceFieldsProps = {
  currency: string;
  draft: InvoiceDraft;
  errors: FieldErrors;
  change: (part: Partial<InvoiceDraft>) => void;
};

export const InvoiceHead = ({ currency, draft, errors, change }: InvoiceFieldsProps) => {
  const { say } = useTexts();
  const field = useFieldOfPath(errors);
  return (
    <Card>
      <SegmentedControl
        label={say('invoice.about')}
        options={[
          { value: 'cost', label: say('invoice.aboutCost') },
          { value: 'income', label: say('invoice.aboutIncome') },
        ]}
        value={draft.about}
        onChange={(about) => change({ about })}
      />
      <div className={styles.dates}>
        <TextField
          label={say('invoice.from')}
          type="date"
          required
          {...field('from', draft.from, (from) => change({ from }))}
        />
        <TextField
          label={say('invoice.lastDay')}
          type="date"
          required
          {...field('to', draft.lastDay, (lastDay) => change({ lastDay }))}
        />
      </div>
      <TextField
        label={say('invoice.total', { currency })}
        hint={say('invoice.totalHint')}
        {...decimalField}
        {...field('total', draft.total, (total) => change({ total }))}
      />
      <TextField
        label={say('invoice.remark')}
        maxLength={500}
        {...field('remark', draft.remark, (remark) => change({ remark }))}
      />
    </Card>
  );
};
