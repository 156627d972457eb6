import { type LanguageCode, tagOf, unknownText } from '@ohmstead/i18n';

const mostDigits = 6;

/** A price, with every digit it has and no fewer than the currency's own. */
export const unitPriceText = (price: number | null, currency: string, lang: LanguageCode): string =>
  price === null
    ? unknownText
    : new Intl.NumberFormat(tagOf(lang), {
        ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
        maximumFractionDigits: mostDigits,
      }).format(price);

export const priceText = (micros: number, currency: string, lang: LanguageCode): string =>
  unitPriceText(micros / 1_000_000, currency, lang);
