export { billcolumns as columns, billreport as report } from '../money/bill.ts';
export { change } from '../money/bill-change.ts';
export { checkInvoice, invoices, removeInvoice as deleteInvoice, saveInvoice } from '../money/invoice.ts';
export { whatIf } from '../money/what-if.ts';
export { portfolio } from '../site/portfolio.ts';
export { yesterday } from '../site/yesterday.ts';
