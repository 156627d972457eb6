// All calls, by resource. Each resource has its own file, so that a screen loads only the calls of the resources it shows:
// `calls.site` is one of them; `const { site } = calls` would load them all.

export * as account from './calls/account.ts';
export * as admin from './calls/admin.ts';
export * as analysis from './calls/analysis.ts';
export * as audit from './calls/audit.ts';
export * as autoSend from './calls/auto-send.ts';
export * as bill from './calls/bill.ts';
export * as channel from './calls/channel.ts';
export * as common from './calls/common.ts';
export * as energy from './calls/energy.ts';
export * as feedback from './calls/feedback.ts';
export * as import from './calls/import.ts';
export * as incident from './calls/incident.ts';
export * as mailedLink from './calls/mailed-link.ts';
export * as meter from './calls/meter.ts';
export * as notice from './calls/notice.ts';
export * as place from './calls/place.ts';
export * as publicPage from './calls/public-page.ts';
export * as rejudged from './calls/rejudged.ts';
export * as reportFile from './calls/report-file.ts';
export * as sharing from './calls/sharing.ts';
export * as site from './calls/site.ts';
export * as tariff from './calls/tariff.ts';
export * as upload from './calls/upload.ts';
export * as user from './calls/user.ts';
export * as weather from './calls/weather.ts';
