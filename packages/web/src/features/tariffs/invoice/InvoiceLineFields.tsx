import { bands, billLineKinds } from '@ohmstead/domain';
import { errorKey } from '@ohmstead/i18n';
import { decimalField } from '../../../forms/use-field-binding.ts';
import { bandTexts, lineTexts } from '../../../model/bill/line-text.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { changedAt, withoutAt } from '../list-edits.ts';
import styles from '../TariffForm.module.css';
import { useFieldOfPath } from '../use-field-of-path.ts';
import type { InvoiceFieldsProps } from './InvoiceHead.tsx';
import { emptyLine, type InvoiceLineDraft } from './invoice-draft.ts';

export const InvoiceLineFields = (props: InvoiceFieldsProps) => {
  const { say } = useTexts();
  const { draft, errors, change } = props;
  return (
    <Card title={say('invoice.lines')}>
      <Hint>{say('invoice.linesHint')}</Hint>
      {draft.lines.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
        <LineFields key={index} index={index} {...props} />
      ))}
      {errors.lines && <Problem>{say(errorKey(errors.lines))}</Problem>}
      <div>
        <Button icon="add" onClick={() => change({ lines: [...draft.lines, emptyLine('energy')] })}>
          {say('invoice.addLine')}
        </Button>
      </div>
    </Card>
  );
};

const LineFields = ({ index, draft, errors, change }: InvoiceFieldsProps & { index: number }) => {
  const { say } = useTexts();
  const field = useFieldOfPath(errors);
  const line = draft.lines[index];
  if (!line) return null;
  const put = (part: Partial<InvoiceLineDraft>) => change({ lines: changedAt(draft.lines, index, part) });
  const number = (name: 'kWh' | 'price' | 'amount' | 'percent', path: string) => ({
    ...decimalField,
    ...field(`lines.${index}.${path}`, line[name], (typed) => put({ [name]: typed })),
  });
  const isTax = line.kind === 'tax';
  return (
    <fieldset className={styles.boxed}>
      <legend className="hidden-visually">{say('invoice.line', { number: index + 1 })}</legend>
      <div className={styles.row}>
        <SelectField
          label={say('invoice.kind')}
          options={invoiceKinds.map((kind) => ({ value: kind, label: say(lineTexts[kind]) }))}
          value={line.kind}
          onChange={(value) => put({ kind: invoiceKinds.find((kind) => kind === value) ?? line.kind })}
        />
        <IconButton
          icon="remove"
          label={say('invoice.removeLine', { number: index + 1 })}
          onClick={() => change({ lines: withoutAt(draft.lines, index) })}
        />
      </div>
      {(isTax || line.kind === 'fixed') && (
        <TextField
          label={say('invoice.name')}
          {...field(`lines.${index}.name`, line.name, (name) => put({ name }))}
        />
      )}
      {line.kind === 'energy' && <BandChoice line={line} put={put} />}
      <div className={styles.row}>
        {hasEnergy(line) && <TextField label={say('invoice.kWh')} {...number('kWh', 'kWh')} />}
        {hasEnergy(line) && <TextField label={say('invoice.price')} {...number('price', 'price')} />}
        {isTax && <TextField label={say('invoice.rate')} {...number('percent', 'rate')} />}
        <TextField label={say('invoice.amount')} required {...number('amount', 'amount')} />
      </div>
    </fieldset>
  );
};

/** No supplier writes down what was not bought. */
const invoiceKinds = billLineKinds.filter((kind) => kind !== 'selfUse' && kind !== 'storedImport');

const hasEnergy = ({ kind }: InvoiceLineDraft): boolean =>
  kind === 'energy' || kind === 'feedIn' || kind === 'exportCredit';

type BandChoiceProps = { line: InvoiceLineDraft; put: (part: Partial<InvoiceLineDraft>) => void };

const BandChoice = ({ line, put }: BandChoiceProps) => {
  const { say } = useTexts();
  return (
    <SelectField
      label={say('invoice.band')}
      options={[
        { value: '', label: say('invoice.anyBand') },
        ...bands.map((band) => ({ value: band, label: say(bandTexts[band]) })),
      ]}
      value={line.band}
      onChange={(value) => put({ band: bands.find((band) => band === value) ?? '' })}
    />
  );
};
