import { calls, type InvoiceBody } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { invoiceQuery, invoicesQuery } from '../queries.ts';

export const useSaveInvoice = (siteId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: InvoiceBody) => call(calls.bill.saveInvoice, { params: { id: siteId }, body }),
    onSuccess: (invoice) => {
      queries.setQueryData(invoiceQuery(siteId, invoice.id).queryKey, invoice);
      void queries.invalidateQueries({ queryKey: invoicesQuery(siteId).queryKey });
      showToast('status', say('edit.saved'));
    },
  });
};

export const useDeleteInvoice = (siteId: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invoice: number) =>
      call(calls.bill.deleteInvoice, { params: { id: siteId }, query: { invoice } }),
    onSuccess: (_, invoice) => {
      queries.removeQueries({ queryKey: invoiceQuery(siteId, invoice).queryKey });
      void queries.invalidateQueries({ queryKey: invoicesQuery(siteId).queryKey });
      showToast('status', say('edit.deleted'));
    },
  });
};
