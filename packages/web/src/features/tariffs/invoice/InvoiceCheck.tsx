import type { CheckedInvoice } from '@ohmstead/contract';
import { useNavigate } from '@tanstack/react-router';
import { DeleteButton } from '../../../forms/DeleteButton.tsx';
import { spanName } from '../../../model/dates/date-names.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, Tile } from '../../../ui/Card.tsx';
import styles from '../BillLines.module.css';
import form from '../TariffForm.module.css';
import { differenceLines } from './invoice-differences.ts';
import { useDeleteInvoice } from './use-invoice-changes.ts';

type InvoiceCheckProps = { site: Site; invoice: CheckedInvoice; onEdit: () => void };

/** A kept invoice beside the bill from the site's own meters. */
export const InvoiceCheck = ({ site, invoice, onEdit }: InvoiceCheckProps) => {
  const texts = useTexts();
  const { say, formats, lang } = texts;
  const { currency, difference, differences } = invoice;
  return (
    <>
      <Card title={spanName(invoice.from, invoice.to, lang)}>
        <p role="status" className={form.headline}>
          <Verdict invoice={invoice} />
        </p>
        <div className={form.tiles}>
          <Tile label={say('invoice.theirs')}>{formats.money(invoice.theirTotal, currency)}</Tile>
          <Tile label={say('invoice.ours')}>{formats.money(invoice.ourTotal, currency)}</Tile>
          <Tile label={say('invoice.difference')}>{formats.money(difference, currency)}</Tile>
        </div>
        {invoice.remark && <p className={form.hint}>{invoice.remark}</p>}
      </Card>
      {differences.length > 0 && (
        <Card title={say('invoice.why')}>
          <ul className={styles.lines}>
            {differenceLines(invoice, texts).map(({ line, reason, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may differ alike.
              <li key={index}>
                <span>
                  {line}
                  <small>{reason}</small>
                </span>
                <span className={styles.amount}>{formats.money(amount, currency)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {site.role === 'owner' && <InvoiceActions site={site} invoice={invoice} onEdit={onEdit} />}
    </>
  );
};

const Verdict = ({ invoice: { ourTotal, difference, currency } }: { invoice: CheckedInvoice }) => {
  const { say, formats } = useTexts();
  if (ourTotal === null) return say('invoice.noTariff');
  if (difference === 0) return say('invoice.fits');
  const amount = formats.money(Math.abs(difference), currency);
  return say(difference > 0 ? 'invoice.higher' : 'invoice.lower', { amount });
};

const InvoiceActions = ({ site, invoice, onEdit }: InvoiceCheckProps) => {
  const { say, lang } = useTexts();
  const navigate = useNavigate();
  const remove = useDeleteInvoice(site.id);
  const leave = () =>
    void navigate({ to: '/site/$id/invoices', params: { id: String(site.id) }, replace: true });
  return (
    <div className={form.chips}>
      <Button icon="edit" onClick={onEdit}>
        {say('action.edit')}
      </Button>
      <DeleteButton
        label={say('invoice.delete')}
        question={say('invoice.deleteQuestion', { span: spanName(invoice.from, invoice.to, lang) })}
        text={say('invoice.deleteText')}
        confirmLabel={say('invoice.deleteConfirm')}
        busy={remove.isPending}
        onDelete={() => remove.mutate(invoice.id, { onSuccess: leave })}
      />
    </div>
  );
};
