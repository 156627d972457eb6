import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import { isId } from '../../../navigation/is-id.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ErrorState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { invoiceQuery } from '../queries.ts';
import { SiteFrame } from '../SiteFrame.tsx';
import { InvoiceCheck } from './InvoiceCheck.tsx';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { emptyInvoice, invoiceDraft } from './invoice-draft.ts';

/** One invoice; 0 is one that is not there yet. */
export const InvoiceScreen = () => {
  const { say } = useTexts();
  const { id, invoice } = useParams({ from: '/account/site/$id/invoices/$invoice' });
  return (
    <SiteFrame
      id={id}
      needs={invoice === '0' ? 'own' : 'prices'}
      title={say(invoice === '0' ? 'invoice.add' : 'invoice.title')}
    >
      {(site) => {
        if (invoice === '0') return <NewInvoice site={site} />;
        if (!isId(invoice)) return <ErrorState text={say('invoice.missing')} />;
        return <KnownInvoice key={invoice} site={site} id={Number(invoice)} />;
      }}
    </SiteFrame>
  );
};

const NewInvoice = ({ site }: { site: Site }) => {
  const navigate = useNavigate();
  const today = useToday(site.timeZone);
  const [before] = useState(() => emptyInvoice(today));
  const params = { id: String(site.id) };
  return (
    <InvoiceEditor
      site={site}
      id={0}
      before={before}
      onSaved={(id) =>
        void navigate({
          to: '/site/$id/invoices/$invoice',
          params: { ...params, invoice: String(id) },
          replace: true,
        })
      }
      onCancel={() => void navigate({ to: '/site/$id/invoices', params, replace: true })}
    />
  );
};

/** Opens with the comparison; Edit switches, Save or Cancel returns. */
const KnownInvoice = ({ site, id }: { site: Site; id: number }) => {
  const { say, lang } = useTexts();
  const [editing, setEditing] = useState(false);
  const invoice = useQuery(invoiceQuery(site.id, id));
  return (
    <QueryState query={invoice} blocks={[120, 260]} nested>
      {(data) => {
        if (data === null) return <ErrorState text={say('invoice.missing')} />;
        if (!editing) return <InvoiceCheck site={site} invoice={data} onEdit={() => setEditing(true)} />;
        const stop = () => setEditing(false);
        return (
          <InvoiceEditor
            site={site}
            id={id}
            before={invoiceDraft(data, lang)}
            onSaved={stop}
            onCancel={stop}
          />
        );
      }}
    </QueryState>
  );
};
