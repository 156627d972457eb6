// The pictures of a report: a day by its quarter-hours, and days by their sums.
import type { ReportKind, ReportPeriod } from '@ohmstead/domain';
import { formatsOf, type LanguageCode } from '@ohmstead/i18n';
import type { MailFile } from '../../mail/mail-files.ts';
import type { ReportPicture } from '../../mail/report-content.ts';
import type { SiteReader } from '../../rollups/site-reader.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import { barsPicture, pictureHeight, pictureWidth } from '../pictures/bars-picture.ts';
import { renderPicture } from '../pictures/render-picture.ts';
import { type PictureSeries, seriesOfDay, seriesOfDays } from './picture-series.ts';

export type MadePicture = { readonly picture: ReportPicture; readonly file: MailFile };

type Asked = { readonly kind: ReportKind; readonly period: ReportPeriod; readonly lang: LanguageCode };

/** None where nothing is known of the span. */
export const picturesOfReport = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { kind, period, lang }: Asked,
): Promise<MadePicture[]> => {
  if (kind !== 'daily') return drawn('days', await seriesOfDays(reader, site, period), lang);
  const month = { fromDate: `${period.fromDate.slice(0, 7)}-01`, toDate: period.toDate };
  return [
    ...(await drawn('day', await seriesOfDay(reader, site, period.fromDate), lang)),
    ...(await drawn('month', await seriesOfDays(reader, site, month), lang)),
  ];
};

const isKnown = (values: readonly (number | null)[]): boolean => values.some((value) => value !== null);

const drawn = async (
  of: ReportPicture['of'],
  series: PictureSeries,
  lang: LanguageCode,
): Promise<MadePicture[]> => {
  const bars = isKnown(series.consumption) ? 'consumption' : 'import';
  if (!isKnown(series[bars])) return [];
  const hasYield = series.yield.some((value) => value !== null && value > 0);
  const others = hasYield ? series.yield : null;
  const { marks, marksAt } = series;
  const number = formatsOf(lang).number;
  const svg = barsPicture({ bars: series[bars], others, marks, marksAt, number });
  const highest = Math.max(...[...series[bars], ...(others ?? [])].map((value) => value ?? 0));
  return [
    {
      picture: {
        of,
        bars,
        hasYield,
        highest,
        contentId: of,
        width: pictureWidth,
        height: pictureHeight,
      },
      file: {
        name: `${of}.png`,
        mediaType: 'image/png',
        contentId: of,
        bytes: await renderPicture(svg),
      },
    },
  ];
};
