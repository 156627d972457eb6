import * as analysis from './analysis.ts';
import * as audit from './audit.ts';
import * as bill from './bill.ts';
import * as common from './common.ts';
import * as edit from './edit.ts';
import * as energy from './energy.ts';
import * as forecast from './forecast.ts';
import * as history from './import.ts';
import * as meter from './meter.ts';
import * as readingFile from './reading-file.ts';
import * as reportFile from './report-file.ts';
import * as site from './site.ts';
import * as tariff from './tariff.ts';
import * as upload from './upload.ts';
import * as user from './user.ts';

/** Every call there is, by resource. */
export const calls = {
  user: {
    login: user.login,
    register: user.register,
    logout: user.logout,
    sitelist: user.sitelist,
    meterlist: user.meterlist,
    noticecount: user.noticecount,
    live: site.accountLive,
    sort: edit.sort,
  },
  site: { get: site.get, overview: site.overview, powerLine2: site.powerLine2, live: site.live },
  place: {
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
  },
  tariff: {
    list: tariff.list,
    save: tariff.save,
    validate: tariff.validate,
    delete: tariff.remove,
    prices: tariff.prices,
    savePrices: tariff.savePrices,
    deletePrices: tariff.removePrices,
  },
  energy: {
    column: energy.energyTypeColumn,
    columnSolar: energy.energyTypeColumnSolar,
    report: energy.energyreport,
    area: energy.areaenergy,
    hours: energy.energyhourdata,
    devicesOfSite: energy.inverterListOfSite,
    devices: energy.inverterlist,
    dataLine: energy.dataLine,
  },
  analysis: {
    forecast: forecast.forecast,
    loadAnalysis: analysis.loadAnalysis,
    profile: analysis.profile,
    otherAnalysis: analysis.otherAnalysis,
    dataalert: analysis.dataalert,
    dataalertparameter: analysis.dataalertparameter,
    saveDataalertparameter: analysis.saveDataalertparameter,
  },
  reportFile: {
    energy: reportFile.energyReportFile,
    bill: reportFile.billReportFile,
    hours: reportFile.energyHoursFile,
  },
  bill: {
    report: bill.billreport,
    saveInvoice: bill.saveInvoice,
    checkInvoice: bill.checkInvoice,
    invoices: bill.invoices,
    deleteInvoice: bill.removeInvoice,
    whatIf: bill.whatIf,
    portfolio: bill.portfolio,
  },
  meter: { get: meter.get },
  import: {
    history: history.importHistory,
    preview: history.preview,
    list: history.list,
    undo: history.undo,
    export: readingFile.exportReadings,
  },
  audit: {
    list: audit.list,
    decide: audit.decide,
    undo: audit.undo,
    replace: audit.replace,
    quarantine: audit.quarantine,
    settle: audit.settle,
  },
  common: { applocales: common.applocales, config: common.config },
  upload: { sensor: upload.uploadsensor, byKey: upload.uploadByKey, batch: upload.uploadbatch },
} as const;

export type { AlertLimitsOfSite, AverageDays, DataAlerts, OtherSeries, SiteLoad } from './analysis.ts';
export type { AuditItem, Verdict } from './audit.ts';
export type {
  BillReport,
  CheckedInvoice,
  InvoiceBody,
  InvoiceBodyLine,
  Portfolio,
  ReportedBillLine,
  WhatIfBody,
} from './bill.ts';
export { reportTypes } from './bill.ts';
export type { Access, Call, Method, Owned } from './call.ts';
export type { AppConfig } from './common.ts';
export type { MeterBody, PlaceBody } from './edit.ts';
export type {
  AreaEnergy,
  DataLine,
  Device,
  EnergyColumns,
  EnergyHours,
  EnergyKey,
  EnergyReport,
  LineColumn,
} from './energy.ts';
export { lineColumns, reportViews } from './energy.ts';
export type { Envelope, FailureData } from './envelope.ts';
export { failureData, readEnvelope } from './envelope.ts';
export type { ErrorCode } from './errors.ts';
export { errorCodeOfWire, errorCodes, errors, wireCodeOf } from './errors.ts';
export type { SiteForecast } from './forecast.ts';
export type { ImportItem, ImportMapping, ImportOutcome, ImportPreview } from './import.ts';
export { importLimit, importQuantities, importUnits, timeFormats } from './import.ts';
export type { Meter } from './meter.ts';
export type { Coverage, EnergyFigures, LivePower, MeterLive } from './shapes.ts';
export type { AccountLiveEvent, PowerLine, SiteLiveEvent, SiteMoney, SiteOverview } from './site.ts';
export type { TariffBody, Tariffs } from './tariff.ts';
export { mostPrices, tariffVersion } from './tariff.ts';
export { batchLimit, payloadLimit } from './upload.ts';
export type { SiteListItem } from './user.ts';
export { loginBody, noticeTypes, registerBody } from './user.ts';
export * as validation from './validation.ts';
