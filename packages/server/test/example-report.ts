import type { NotifiedIncident } from '@ohmstead/i18n';
import type { ReportMail } from '../src/mail/report-content.ts';

export const exampleIncident: NotifiedIncident = {
  kind: 'offline',
  siteName: 'Home',
  meterName: 'Grid',
  phase: null,
  startedAt: '2026-03-10T03:12:00.000Z',
  endedAt: '2026-03-10T05:40:00.000Z',
  limit: 15,
  worst: 148,
  facts: [],
};

/** With everything that a report can have. */
export const exampleReport: ReportMail = {
  kind: 'report',
  reportKind: 'daily',
  isTest: false,
  fromDate: '2026-03-10',
  toDate: '2026-03-11',
  siteName: 'Home',
  timeZone: 'Europe/Berlin',
  figures: [
    { key: 'consumption', kWh: 12.4, change: 0.12 },
    { key: 'import', kWh: 8.1, change: -0.05 },
    { key: 'export', kWh: 3.2, change: null },
    { key: 'yield', kWh: 7.5, change: 0.8 },
    { key: 'selfUse', kWh: 4.3, change: null },
  ],
  selfSufficiency: 0.35,
  coverage: { measured: 0.95, estimated: 0.03, missing: 0.02 },
  demand: { powerW: 4210, at: '2026-03-10T18:15:00.000Z' },
  bill: { currency: 'EUR', amount: 31.27, fromDate: '2026-03-01', toDate: null },
  pictures: [
    {
      of: 'day',
      contentId: 'day',
      width: 400,
      height: 180,
      bars: 'consumption',
      hasYield: true,
      highest: 4.2,
    },
    {
      of: 'month',
      contentId: 'month',
      width: 400,
      height: 180,
      bars: 'consumption',
      hasYield: true,
      highest: 14,
    },
  ],
  place: { address: 'Hauptstraße 1, Freiburg', meters: 3, systemSizeKw: 9.8 },
  exceptions: {
    faults: { newest: [{ incident: exampleIncident, currency: 'EUR' }], more: 1 },
    quarantined: 3,
  },
  alerts: {
    newest: [
      {
        incident: {
          ...exampleIncident,
          kind: 'dayConsumption',
          meterName: null,
          endedAt: null,
          limit: 10,
          worst: 12.4,
        },
        currency: 'EUR',
      },
    ],
    more: 0,
  },
  devices: [{ name: 'Inverter', state: 'noResponse', lastReadingAt: '2026-03-10T20:00:00.000Z' }],
  skipped: { fromDate: '2026-03-07', toDate: '2026-03-10', count: 3 },
  sender: 'Anna-Lena Müller',
  isFirst: true,
  leaveLink: 'http://192.168.178.25:8080/leave/wP4mZk7VbR2xYt9QhL6sNf3cJd8gKa5eUo1iTzHqSvE',
  link: 'http://192.168.178.25:8080/site/7/report/energy?period=day&date=2026-03-10',
};
