// Pure: what the month will probably come to, beside what its owner aims at.
import type { SiteForecast } from '@ohmstead/contract';

type Band = { readonly low: number; readonly high: number };

export type Outlook = {
  readonly soFarKwh: number | null;
  readonly expectedKwh: number | null;
  readonly band: Band | null;
};

export type MonthOutlook = {
  readonly fromDate: string;
  readonly daysLeft: number;
  readonly consumption: Outlook;
  /** Null where nothing produces. */
  readonly yield: Outlook | null;
  readonly target: SiteForecast['target'];
  /** Too little history to know how wide the band has to be. */
  readonly isGuess: boolean;
  readonly bill: SiteForecast['bill'];
  readonly usesWeather: boolean;
  /** So far, beside what is usual at its temperatures. */
  readonly usual: SiteForecast['usualConsumption'];
};

export const monthOutlook = (forecast: SiteForecast): MonthOutlook => {
  const { month, figures, target, bill } = forecast;
  const figureOf = (key: SiteForecast['figures'][number]['key']) =>
    figures.find((figure) => figure.key === key);
  const consumption = figureOf('consumption');
  const yielded = outlookOf(figureOf('yield'));
  return {
    fromDate: month.fromDate,
    daysLeft: month.daysLeft,
    consumption: outlookOf(consumption),
    yield: yielded.soFarKwh === null ? null : yielded,
    target,
    isGuess: consumption?.bandBasis === 'assumed',
    bill,
    usesWeather: forecast.weather !== 'none',
    usual: forecast.usualConsumption,
  };
};

const outlookOf = (figure: SiteForecast['figures'][number] | undefined): Outlook => ({
  soFarKwh: figure?.soFar ?? null,
  expectedKwh: figure?.expected ?? null,
  band: figure?.band ?? null,
});
