/** Every call there is, by resource. */

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
export * as calls from './calls.ts';
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
