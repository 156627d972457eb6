export {
  billcolumns as columns,
  billreport as report,
  checkInvoice,
  invoices,
  portfolio,
  removeInvoice as deleteInvoice,
  saveInvoice,
  whatIf,
} from '../bill.ts';
