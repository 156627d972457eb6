// Every call there is, by resource: a group each, so that a client that uses none of a group does not load it.
import * as analyses from './analysis.ts';
import * as audits from './audit.ts';
import * as bills from './bill.ts';
import * as commons from './common.ts';
import * as edit from './edit.ts';
import * as energies from './energy.ts';
import * as forecasts from './forecast.ts';
import * as history from './import.ts';
import * as meters from './meter.ts';
import * as readingFile from './reading-file.ts';
import * as reportFiles from './report-file.ts';
import * as sites from './site.ts';
import * as tariffs from './tariff.ts';
import * as uploads from './upload.ts';
import * as users from './user.ts';

export const user = {
  login: users.login,
  register: users.register,
  logout: users.logout,
  sitelist: users.sitelist,
  meterlist: users.meterlist,
  noticecount: users.noticecount,
  live: sites.accountLive,
} as const;

export const site = {
  get: sites.get,
  overview: sites.overview,
  powerLine2: sites.powerLine2,
  live: sites.live,
} as const;

export const meter = { get: meters.get } as const;

export const place = {
  save: edit.saveSite,
  saveMonthTarget: edit.saveMonthTarget,
  saveEmissions: edit.saveEmissions,
  deleteEmissions: edit.deleteEmissions,
  delete: edit.deleteSite,
  deleteByGet: edit.deleteSiteByGet,
  saveMeter: edit.saveMeter,
  deleteMeter: edit.deleteMeter,
  deleteMeterByGet: edit.deleteMeterByGet,
  renewKey: edit.renewKey,
  sort: edit.sort,
} as const;

export const tariff = {
  list: tariffs.list,
  save: tariffs.save,
  validate: tariffs.validate,
  delete: tariffs.remove,
  prices: tariffs.prices,
  savePrices: tariffs.savePrices,
  deletePrices: tariffs.removePrices,
} as const;

export const bill = {
  report: bills.billreport,
  saveInvoice: bills.saveInvoice,
  checkInvoice: bills.checkInvoice,
  invoices: bills.invoices,
  deleteInvoice: bills.removeInvoice,
  whatIf: bills.whatIf,
  portfolio: bills.portfolio,
} as const;

export const energy = {
  column: energies.energyTypeColumn,
  columnSolar: energies.energyTypeColumnSolar,
  report: energies.energyreport,
  area: energies.areaenergy,
  hours: energies.energyhourdata,
  devicesOfSite: energies.inverterListOfSite,
  devices: energies.inverterlist,
  dataLine: energies.dataLine,
} as const;

export const analysis = {
  forecast: forecasts.forecast,
  loadAnalysis: analyses.loadAnalysis,
  profile: analyses.profile,
  otherAnalysis: analyses.otherAnalysis,
  dataalert: analyses.dataalert,
  dataalertparameter: analyses.dataalertparameter,
  saveDataalertparameter: analyses.saveDataalertparameter,
} as const;

export const reportFile = {
  energy: reportFiles.energyReportFile,
  bill: reportFiles.billReportFile,
  hours: reportFiles.energyHoursFile,
} as const;

const imports = {
  history: history.importHistory,
  preview: history.preview,
  list: history.list,
  undo: history.undo,
  export: readingFile.exportReadings,
} as const;

export const audit = {
  list: audits.list,
  decide: audits.decide,
  undo: audits.undo,
  replace: audits.replace,
  quarantine: audits.quarantine,
  settle: audits.settle,
} as const;

export const common = { applocales: commons.applocales, config: commons.config } as const;

export const upload = {
  sensor: uploads.uploadsensor,
  byKey: uploads.uploadByKey,
  batch: uploads.uploadbatch,
} as const;

export { imports as import };
