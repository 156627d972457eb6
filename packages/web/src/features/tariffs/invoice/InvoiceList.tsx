import type { calls } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import type { output } from 'zod/mini';
import { spanName } from '../../../model/dates/date-names.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../ChoiceList.module.css';

type Invoices = output<typeof calls.bill.invoices.output>;

export const InvoiceList = ({ site, invoices }: { site: Site; invoices: Invoices }) => {
  const { say, lang, formats } = useTexts();
  return (
    <ul className={styles.choices}>
      {invoices.map(({ id, from, to, about, amount, currency, remark }) => (
        <li key={id}>
          <Link
            to="/site/$id/invoices/$invoice"
            params={{ id: String(site.id), invoice: String(id) }}
            className={styles.choice}
          >
            <span>
              <strong>{spanName(from, to, lang)}</strong>
              <span>
                {say(about === 'cost' ? 'invoice.aboutCost' : 'invoice.aboutIncome')} ·{' '}
                {formats.money(amount, currency)}
              </span>
              {remark && <span>{remark}</span>}
            </span>
            <Icon name="next" />
          </Link>
        </li>
      ))}
    </ul>
  );
};
