/** Every call there is, by resource. */

export type { AccountSetting, SettingBody } from './account.ts';
export { passwordBody, settingBody } from './account.ts';
export type { AlertLimitsOfSite, AverageDays, DataAlerts, OtherSeries, SiteLoad } from './analysis.ts';
export { alertParameterBody, alertParameterRanges } from './analysis.ts';
export type { AreaEnergy } from './area-energy.ts';
export type { AuditItem, Quarantined, Verdict } from './audit.ts';
export { auditKinds, shownKwh } from './audit.ts';
export type { BillColumns, BillReport } from './bill.ts';
export { reportTypes } from './bill.ts';
export type { ReportedBillLine } from './bill-line.ts';
export type { Access, Call, Method, Needed, Owned } from './call.ts';
export { neededFor } from './call.ts';
export * as calls from './calls.ts';
export type { AppConfig } from './common.ts';
export type { MeterBody, PlaceBody, SerialNumberState } from './edit.ts';
export { emissionsBody, meterBody, monthTargetBody, mostEmissions, placeBody } from './edit.ts';
export type { EnergyColumns, EnergyKey } from './energy-columns.ts';
export type { EnergyHours, HourMonths, SiteHours } from './energy-hours.ts';
export type { EnergyReport } from './energy-report.ts';
export { reportViews } from './energy-report.ts';
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
export type { CheckedInvoice, InvoiceBody, InvoiceBodyLine } from './invoice.ts';
export { invoiceBody } from './invoice.ts';
export type { Meter, ProofState } from './meter.ts';
export type { DataLine, Device, LineColumn } from './meter-line.ts';
export { lineColumns } from './meter-line.ts';
export type { Portfolio } from './portfolio.ts';
export type { PublicOverview } from './public-page.ts';
export type { Coverage, EnergyFigures, LivePower, MeterLive } from './shapes.ts';
export type { Invitation, PublicLinkBody, SiteSharing } from './sharing.ts';
export { publicLinkBody, viewerBody } from './sharing.ts';
export type { AccountLiveEvent, PowerLine, SiteLiveEvent, SiteMoney, SiteOverview } from './site.ts';
export type { TariffBody, Tariffs } from './tariff.ts';
export { mostPrices, tariffBody, tariffVersion } from './tariff.ts';
export { batchLimit, payloadLimit } from './upload.ts';
export type { SiteListItem } from './user.ts';
export { loginBody, noticeTypes, registerBody } from './user.ts';
export * as validation from './validation.ts';
export type { WhatIfBody } from './what-if.ts';
export { whatIfBody } from './what-if.ts';
