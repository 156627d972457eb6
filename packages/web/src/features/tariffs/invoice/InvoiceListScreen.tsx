import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { invoicesQuery } from '../queries.ts';
import { SiteFrame } from '../SiteFrame.tsx';
import { InvoiceList } from './InvoiceList.tsx';

export const InvoiceListScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: '/account/site/$id/invoices' });
  return (
    <SiteFrame id={id} title={say('invoice.title')}>
      {(site) => <Invoices site={site} />}
    </SiteFrame>
  );
};

const Invoices = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const invoices = useQuery(invoicesQuery(site.id));
  const mayEdit = site.role === 'owner';
  return (
    <QueryState query={invoices} blocks={[72, 72]} nested>
      {(data) =>
        data.length === 0 ? (
          <EmptyState icon="check" title={say('invoice.emptyTitle')} text={say('invoice.emptyText')}>
            {mayEdit && <AddInvoice id={site.id} look="primary" />}
          </EmptyState>
        ) : (
          <>
            <Hint>{say('invoice.hint')}</Hint>
            <InvoiceList site={site} invoices={data} />
            {mayEdit && <AddInvoice id={site.id} look="secondary" />}
          </>
        )
      }
    </QueryState>
  );
};

const AddInvoice = ({ id, look }: { id: number; look: 'primary' | 'secondary' }) => {
  const { say } = useTexts();
  return (
    <Link
      to="/site/$id/invoices/$invoice"
      params={{ id: String(id), invoice: '0' }}
      className={buttonClass(look)}
    >
      <Icon name="add" />
      <span>{say('invoice.add')}</span>
    </Link>
  );
};
