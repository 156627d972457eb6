import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const siteQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.site.get.name, id],
    queryFn: ({ signal }) => call(calls.site.get, { params: { id } }, signal),
  });

export const siteListQuery = queryOptions({
  queryKey: [calls.user.sitelist.name],
  queryFn: ({ signal }) => call(calls.user.sitelist, {}, signal),
});

export const tariffsQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.tariff.list.name, id],
    queryFn: ({ signal }) => call(calls.tariff.list, { params: { id } }, signal),
  });

export const invoicesQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.bill.invoices.name, id],
    queryFn: ({ signal }) => call(calls.bill.invoices, { params: { id } }, signal),
  });

export const invoiceQuery = (id: number, invoice: number) =>
  queryOptions({
    queryKey: [calls.bill.checkInvoice.name, id, invoice],
    queryFn: ({ signal }) => call(calls.bill.checkInvoice, { params: { id }, query: { invoice } }, signal),
  });
