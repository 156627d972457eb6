import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { addDays } from '../../model/dates/calendar.ts';

export const tariffsQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.tariff.list.name, id],
    queryFn: ({ signal }) => call(calls.tariff.list, { params: { id } }, signal),
  });

export const pricesQuery = (id: number, series: string, date: string) =>
  queryOptions({
    queryKey: [calls.tariff.prices.name, id, series, date],
    queryFn: ({ signal }) =>
      call(
        calls.tariff.prices,
        { params: { id }, query: { series, starttime: date, endtime: addDays(date, 1) } },
        signal,
      ),
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
