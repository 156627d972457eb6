// What an account calls its things goes to others only where it is a name: reports are no way to send messages to people
// who have not asked for them.
import type { StandingIncident } from '../../mail/auto-send-content.ts';
import { isPlainName } from '../../mail/plain-name.ts';
import type { Incidents, ReportMail } from '../../mail/report-content.ts';

export const forStranger = (report: ReportMail): ReportMail => ({
  ...report,
  siteName: plainName(report.siteName),
  place: report.place && { ...report.place, address: plainOrNull(report.place.address) },
  exceptions: report.exceptions && {
    ...report.exceptions,
    faults: plainIncidents(report.exceptions.faults),
  },
  alerts: report.alerts && plainIncidents(report.alerts),
  devices: report.devices?.map((device) => ({ ...device, name: plainName(device.name) })) ?? null,
});

const plainIncidents = ({ newest, more }: Incidents): Incidents => ({
  newest: newest.map(plainIncident),
  more,
});

export const plainIncident = <Source extends Pick<StandingIncident, 'incident'>>(source: Source): Source => ({
  ...source,
  incident: {
    ...source.incident,
    siteName: plainName(source.incident.siteName),
    meterName: source.incident.meterName === null ? null : plainName(source.incident.meterName),
  },
});

export const plainName = (name: string): string => (isPlainName(name) ? name : '…');

const plainOrNull = (text: string | null): string | null =>
  text !== null && isPlainName(text) ? text : null;
