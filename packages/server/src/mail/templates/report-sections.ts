// The parts of a report: its figures, pictures, and what the account wants to read beside them.
import { formatsOf, type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { FaultyDevice, Incidents, ReportMail } from '../report-content.ts';
import { periodText } from '../report-subject.ts';
import { incidentItems, moreNote } from './incident-items.ts';
import type { MailSection } from './mail-section.ts';
import { reportFigures } from './report-figures.ts';
import { reportPictures } from './report-pictures.ts';

export const reportParagraphs = (report: ReportMail, lang: LanguageCode): string[] => {
  const { skipped, coverage } = report;
  return [
    ...(skipped === null
      ? []
      : [
          textOf(lang, 'mail.report.skipped', {
            count: skipped.count,
            period: periodText(skipped.count === 1 ? report.reportKind : 'weekly', skipped, lang),
          }),
        ]),
    textOf(lang, coverage.measured + coverage.estimated > 0 ? 'mail.report.attached' : 'mail.report.noData'),
  ];
};

export const reportSections = (report: ReportMail, lang: LanguageCode): MailSection[] => [
  reportFigures(report, lang),
  ...reportPictures(report, lang),
  ...placeSection(report, lang),
  ...exceptionSection(report, lang),
  ...alertSection(report, lang),
  ...deviceSection(report, lang),
];

const placeSection = ({ place }: ReportMail, lang: LanguageCode): MailSection[] => {
  if (place === null) return [];
  const { address, meters, systemSizeKw } = place;
  const row = (key: TextKey, value: string) => ({ label: textOf(lang, key), value, note: null });
  const rows = [
    ...(address === null ? [] : [row('mail.report.address', address)]),
    row('mail.report.meters', formatsOf(lang).number(meters, 0)),
    ...(systemSizeKw === null
      ? []
      : [row('mail.report.systemSize', formatsOf(lang).quantity(systemSizeKw, 'kW'))]),
  ];
  return [{ kind: 'figures', heading: textOf(lang, 'mail.report.place'), rows }];
};

const exceptionSection = (report: ReportMail, lang: LanguageCode): MailSection[] => {
  if (report.exceptions === null) return [];
  const { faults, quarantined } = report.exceptions;
  const isFine = faults.newest.length === 0 && quarantined === 0;
  const notes = [
    ...moreNote(faults.more, lang),
    ...(quarantined === 0 ? [] : [textOf(lang, 'mail.report.quarantined', { count: quarantined })]),
    ...(isFine ? [textOf(lang, 'mail.report.noExceptions')] : []),
  ];
  return [listOf(report, lang, { heading: 'mail.report.exceptions', incidents: faults, notes })];
};

const alertSection = (report: ReportMail, lang: LanguageCode): MailSection[] => {
  const { alerts } = report;
  if (alerts === null) return [];
  const notes =
    alerts.newest.length === 0 ? [textOf(lang, 'mail.report.noAlerts')] : moreNote(alerts.more, lang);
  return [listOf(report, lang, { heading: 'mail.report.alerts', incidents: alerts, notes })];
};

type ListParts = {
  readonly heading: TextKey;
  readonly incidents: Incidents;
  readonly notes: readonly string[];
};

const listOf = (
  { timeZone }: ReportMail,
  lang: LanguageCode,
  { heading, incidents, notes }: ListParts,
): MailSection => ({
  kind: 'list',
  heading: textOf(lang, heading),
  items: incidentItems(incidents.newest, { lang, timeZone }),
  notes,
});

const deviceSection = ({ devices, timeZone }: ReportMail, lang: LanguageCode): MailSection[] => {
  if (devices === null) return [];
  return [
    {
      kind: 'list',
      heading: textOf(lang, 'mail.report.devices'),
      items: devices.map((device) => ({
        title: device.name,
        lines: [deviceText(device, { lang, timeZone })],
      })),
      notes: devices.length === 0 ? [textOf(lang, 'mail.report.allDevicesWork')] : [],
    },
  ];
};

const deviceText = (
  { state, lastReadingAt }: FaultyDevice,
  { lang, timeZone }: { readonly lang: LanguageCode; readonly timeZone: string },
): string => {
  if (state === 'alert') return textOf(lang, 'mail.report.deviceFault');
  if (lastReadingAt === null) return textOf(lang, 'mail.report.deviceNever');
  const since = formatsOf(lang).dateTime(Date.parse(lastReadingAt), timeZone);
  return textOf(lang, 'mail.report.deviceSilent', { since });
};
