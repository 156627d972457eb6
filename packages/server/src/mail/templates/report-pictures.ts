import { formatsOf, type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { ReportMail, ReportPicture } from '../report-content.ts';
import type { MailSection } from './mail-section.ts';
import { seriesColours } from './series-colours.ts';

/** The pictures have digits only: their words stand beside them. */
export const reportPictures = ({ pictures }: ReportMail, lang: LanguageCode): MailSection[] =>
  pictures.map((picture) => {
    const unit = picture.of === 'day' ? 'kW' : 'kWh';
    const highest = formatsOf(lang).quantity(picture.highest, unit);
    return {
      kind: 'picture',
      heading: textOf(lang, headings[picture.of], { unit: formatsOf(lang).unit(unit) }),
      source: `cid:${picture.contentId}`,
      alt: textOf(lang, 'mail.report.pictureText', {
        what: legendOf(picture, lang)
          .map(({ label }) => label)
          .join(', '),
        highest,
      }),
      width: picture.width,
      height: picture.height,
      legend: legendOf(picture, lang),
    };
  });

const headings: Readonly<Record<ReportPicture['of'], TextKey>> = {
  day: 'mail.report.dayPicture',
  days: 'mail.report.daysPicture',
  month: 'mail.report.monthPicture',
};

const barNames: Readonly<Record<ReportPicture['bars'], TextKey>> = {
  consumption: 'mail.report.consumption',
  import: 'mail.report.import',
};

const legendOf = ({ bars, hasYield }: ReportPicture, lang: LanguageCode) => [
  { label: textOf(lang, barNames[bars]), colour: seriesColours.consumption },
  ...(hasYield ? [{ label: textOf(lang, 'mail.report.yield'), colour: seriesColours.yield }] : []),
];
