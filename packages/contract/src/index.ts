/** Every call there is, by resource. */

export type { AccountSetting, SettingBody } from './account.ts';
export { passwordBody, settingBody } from './account.ts';
export type { AlertLimitsOfSite, AverageDays, DataAlerts, OtherSeries, SiteLoad } from './analysis.ts';
export { alertParameterBody, alertParameterRanges } from './analysis.ts';
export type { AuditItem, Quarantined, Verdict } from './audit.ts';
export { auditKinds, shownKwh } from './audit.ts';
export type {
  BillColumns,
  BillReport,
  CheckedInvoice,
  InvoiceBody,
  InvoiceBodyLine,
  Portfolio,
  ReportedBillLine,
  WhatIfBody,
} from './bill.ts';
export { invoiceBody, reportTypes, whatIfBody } from './bill.ts';
export type { Access, Call, Method, Needed, Owned } from './call.ts';
export { neededFor } from './call.ts';
export * as calls from './calls.ts';
export type { AppConfig } from './common.ts';
export type { MeterBody, PlaceBody, SerialNumberState } from './edit.ts';
export { meterBody, monthTargetBody, placeBody } from './edit.ts';
export type {
  AreaEnergy,
  DataLine,
  Device,
  EnergyColumns,
  EnergyHours,
  EnergyKey,
  EnergyReport,
  LineColumn,
  SiteHours,
} from './energy.ts';
export { lineColumns, reportViews } from './energy.ts';
export type { Envelope, FailureData } from './envelope.ts';
export { failureData, readEnvelope } from './envelope.ts';
export type { ErrorCode } from './errors.ts';
export { errorCodeOfWire, errorCodes, errors, wireCodeOf } from './errors.ts';
export type { SiteForecast } from './forecast.ts';
export type { ImportItem, ImportMapping, ImportOutcome, ImportPreview } from './import.ts';
export {
  importLimit,
  importQuantities,
  importUnits,
  importUnitsOf,
  timeFormats,
  zonelessFormats,
} from './import.ts';
export type { Meter } from './meter.ts';
export type { PublicOverview } from './public-page.ts';
export type { Coverage, EnergyFigures, LivePower, MeterLive } from './shapes.ts';
export type { PublicLinkBody, SiteSharing } from './sharing.ts';
export { publicLinkBody, viewerBody } from './sharing.ts';
export type { AccountLiveEvent, PowerLine, SiteLiveEvent, SiteMoney, SiteOverview } from './site.ts';
export type { TariffBody, Tariffs } from './tariff.ts';
export { mostPrices, tariffBody, tariffVersion } from './tariff.ts';
export { batchLimit, payloadLimit } from './upload.ts';
export type { SiteListItem } from './user.ts';
export { loginBody, noticeTypes, registerBody } from './user.ts';
export * as validation from './validation.ts';
