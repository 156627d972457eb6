export { billcolumns as columns, billreport as report } from '../bill.ts';
export { checkInvoice, invoices, removeInvoice as deleteInvoice, saveInvoice } from '../invoice.ts';
export { portfolio } from '../portfolio.ts';
export { whatIf } from '../what-if.ts';
