// Pure: a line of a bill in words.
import type { ReportedBillLine } from '@ohmstead/contract';
import type { LanguageCode } from '@ohmstead/i18n';
import type { Texts } from '../../texts/use-texts.ts';
import { bandTexts } from './band-texts.ts';
import { lineTexts } from './line-texts.ts';
import { unitPriceText } from './price-text.ts';

type NamedLine = Pick<ReportedBillLine, 'kind' | 'name' | 'band' | 'season' | 'tier'>;

/** Such as "Energy · Peak · Summer · Tier 2". */
export const lineName = ({ kind, name, band, season, tier }: NamedLine, say: Texts['say']): string =>
  [
    name || say(lineTexts[kind]),
    band && say(bandTexts[band].name),
    season && say(season === 'summer' ? 'tariff.summer' : 'tariff.winter'),
    tier !== null && say('tariff.tier', { number: tier }),
  ]
    .filter(Boolean)
    .join(' · ');

type Words = Pick<Texts, 'formats'> & { readonly lang: LanguageCode; readonly currency: string };

/** How the amount came about, where there is more than the amount. */
export const lineFormula = (line: ReportedBillLine, { formats, lang, currency }: Words): string | null => {
  if (line.kind === 'tax') {
    return line.rate === null
      ? null
      : `${formats.percent(line.rate, 2)} × ${formats.money(line.base, currency)}`;
  }
  const price = unitPriceText(line.price, currency, lang);
  if (line.kWh !== null && line.price !== null) return `${formats.quantity(line.kWh, 'kWh')} × ${price}`;
  if (line.demandKw !== null && line.price !== null) {
    return `${formats.quantity(line.demandKw, 'kW')} × ${price}`;
  }
  return null;
};
