/** All calls, by resource. */

export type { AccountSetting, SettingBody } from './account/account.ts';
export { passwordBody, settingBody } from './account/account.ts';
export type { AutoSend, AutoSendBody } from './account/auto-send-setting.ts';
export type {
  Channel,
  ChannelBody,
  ChannelChange,
  Channels,
  ChannelTarget,
  Delivery,
  DeliveryFailure,
  QuietHours,
} from './account/channels.ts';
export {
  changeBody as channelChangeBody,
  channelBody,
  deliveryPageSize,
  mostChannels,
  quietHoursBody,
} from './account/channels.ts';
export type { FeedbackDetail, ListedFeedback } from './account/feedback.ts';
export { addfeedbackBody, feedbackFileLimits, feedbackTypes, replyfeedbackBody } from './account/feedback.ts';
export { linkBody, sendemailBody } from './account/forgotten-password.ts';
export type { ListedNotice, NoticeDetail } from './account/notices.ts';
export { noticePageSize } from './account/notices.ts';
export type { OwnSession } from './account/own-account.ts';
export { deleteaccountBody } from './account/own-account.ts';
export { isRecipient, mostRecipients, recipientListOf, recipientsIn } from './account/recipient-list.ts';
export type { RejudgedBill, RejudgedMonth, RejudgedSite } from './account/rejudged.ts';
export type { DemoFind, SiteListItem } from './account/user.ts';
export { loginBody, noticeTypes, registerBody } from './account/user.ts';
export type { AccountDetail, ListedAccount } from './admin/accounts.ts';
export { accountStates } from './admin/accounts.ts';
export type { Announcement, AnnouncementBody, AnnouncementInput } from './admin/announcements.ts';
export { announcementBody, audiences } from './admin/announcements.ts';
export type { Brand } from './admin/brand.ts';
export { answerBody } from './admin/feedback.ts';
export type { BrandBody, ListedMail, ServerHealth } from './admin/operations.ts';
export { brandBody, mailStates } from './admin/operations.ts';
export { pageSize } from './admin/shapes.ts';
export { savetextBody } from './admin/texts.ts';
export type { Access, Call, Method, Needed, Owned } from './call.ts';
export { neededFor, needsSession } from './call.ts';
export * as calls from './calls.ts';
export type { AppConfig } from './common.ts';
export type { AlertLimitsOfSite, AverageDays, DataAlerts, OtherSeries, SiteLoad } from './energy/analysis.ts';
export { alertParameterBody, alertParameterRanges } from './energy/analysis.ts';
export type { AreaEnergy } from './energy/area-energy.ts';
export type { SiteBrief } from './energy/brief.ts';
export type { MeterUse, SiteEndUses, UnmeasuredUse } from './energy/end-uses.ts';
export type { EnergyColumns, EnergyKey } from './energy/energy-columns.ts';
export type { EnergyHours, HourMeasure, HourMonths, SiteHours } from './energy/energy-hours.ts';
export type { EnergyReport } from './energy/energy-report.ts';
export { reportViews } from './energy/energy-report.ts';
export type { EnergyValues, ValueStep } from './energy/energy-values.ts';
export type { SiteForecast } from './energy/forecast.ts';
export type { SiteHourValues } from './energy/hour-values.ts';
export type { Computing, Envelope, FailureData } from './envelope.ts';
export { failureData, readEnvelope } from './envelope.ts';
export type { ErrorCode } from './errors.ts';
export { errorCodeOfWire, errorCodes, errors, wireCodeOf } from './errors.ts';
export type {
  AlertRule,
  AlertRules,
  IncidentDetail,
  Incidents,
  ListedIncident,
} from './incidents/incident.ts';
export {
  alertRuleBody,
  channelKinds,
  deliveryStates,
  incidentPageSize,
  snoozeBody,
} from './incidents/incident.ts';
export type { AuditItem, AuditUnmeasured, PowerDifferenceItem, Quarantined } from './meter/audit.ts';
export { auditKinds, shownKwh } from './meter/audit.ts';
export type { AuditChange, AuditPreview, SupposedDecision } from './meter/audit-consequences.ts';
export type { AuditQuestion } from './meter/audit-question.ts';
export type { StepDecision, Verdict } from './meter/audit-shapes.ts';
export type { ImportItem, ImportOutcome, ImportOverlap, ImportPreview } from './meter/import.ts';
export { importLayouts, importLimit, importOpenings } from './meter/import.ts';
export type { ImportMapping } from './meter/import-mapping.ts';
export {
  importMapping,
  importQuantities,
  importUnits,
  importUnitsOf,
  timeFormats,
  zonelessFormats,
} from './meter/import-mapping.ts';
export type { Meter, ProofState } from './meter/meter.ts';
export type { DataLine, Device, LineColumn } from './meter/meter-line.ts';
export { lineColumns } from './meter/meter-line.ts';
export type { MeterReception, RefusedUploads } from './meter/reception.ts';
export { batchLimit, payloadLimit } from './meter/upload.ts';
export type { BillColumns, BillReport } from './money/bill.ts';
export { reportTypes } from './money/bill.ts';
export type { BillChangeLine, SiteBillChange } from './money/bill-change.ts';
export type { ReportedBillLine } from './money/bill-line.ts';
export type { CheckedInvoice, InvoiceBody, InvoiceBodyLine } from './money/invoice.ts';
export { invoiceBody } from './money/invoice.ts';
export type { TariffBody, Tariffs } from './money/tariff.ts';
export { mostPrices, tariffBody, tariffVersion } from './money/tariff.ts';
export type { WhatIfBody } from './money/what-if.ts';
export { whatIfBody } from './money/what-if.ts';
export type { Coverage, EnergyFigures, LivePower, MeterLive } from './shapes.ts';
export type { MeterBody, PlaceBody, SerialNumberState } from './site/edit.ts';
export { emissionsBody, meterBody, monthTargetBody, mostEmissions, placeBody } from './site/edit.ts';
export type { Portfolio } from './site/portfolio.ts';
export type { MonthEmissions, PublicOverview } from './site/public-page.ts';
export type { Invitation, PublicLinkBody, SiteSharing } from './site/sharing.ts';
export { publicLinkBody, viewerBody } from './site/sharing.ts';
export type { AccountLiveEvent, PowerLine, SiteLiveEvent, SiteMoney, SiteOverview } from './site/site.ts';
export type { FoundPlace, SiteWeather } from './site/weather.ts';
export type { AccountYesterday } from './site/yesterday.ts';
export * as validation from './validation.ts';
