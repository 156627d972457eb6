// Pure: a version of a tariff in a few lines, for its card.

import type { EnergyTariff, TariffVersion, Tier } from '@ohmstead/domain';
import { bands } from '@ohmstead/domain';
import { bandTexts } from '../../../model/bill/line-text.ts';
import type { Texts } from '../../../texts/use-texts.ts';

export type SummaryLine = { readonly label: string; readonly value: string };

type Words = Texts & { readonly currency: string };

const microsPerUnit = 1_000_000;

export const tariffSummary = (version: Omit<TariffVersion, 'id'>, words: Words): SummaryLine[] => {
  const { say } = words;
  const money = (micros: number) => words.formats.price(micros / microsPerUnit, words.currency);
  const { fixedCharges, demandCharge, taxes } = version;
  return [
    ...energyLines(version.buying, say('tariff.buying'), words),
    ...(version.feedIn ? energyLines(version.feedIn, say('tariff.feedIn'), words) : []),
    ...fixedCharges.map(({ name, per, amountMicros }) => ({
      label: name,
      value: say(per === 'day' ? 'tariff.summaryPerDay' : 'tariff.summaryPerMonth', {
        amount: money(amountMicros),
      }),
    })),
    ...(demandCharge
      ? [
          {
            label: say('bill.line.demand'),
            value: say('tariff.summaryDemand', { amount: money(demandCharge.priceMicrosPerKw) }),
          },
        ]
      : []),
    ...taxes.map(({ name, ratePpm }) => ({
      label: name,
      value: words.formats.rate(ratePpm / microsPerUnit),
    })),
  ];
};

const energyLines = (tariff: EnergyTariff, label: string, words: Words): SummaryLine[] => {
  const { say, lang } = words;
  const price = (micros: number) => perKwhText(micros, words);
  const tierLine = (tiers: readonly Tier[]) => tiers.map((tier) => tierText(tier, words)).join(' · ');
  const ofBand = <Value>(
    values: { readonly [band in (typeof bands)[number]]?: Value },
    season: string | null,
    text: (value: Value) => string,
  ): SummaryLine[] =>
    bands.flatMap((band) => {
      const value = values[band];
      const name = say(bandTexts[band]);
      return value === undefined
        ? []
        : [{ label: season === null ? name : `${name}, ${season}`, value: text(value) }];
    });
  switch (tariff.type) {
    case 'standard':
      return [{ label, value: price(tariff.priceMicros) }];
    case 'tiered':
      return [{ label, value: tierLine(tariff.tiers) }];
    case 'dynamic':
      return [
        {
          label,
          value: say('tariff.summarySeries', {
            series: tariff.series,
            factor: new Intl.NumberFormat(lang, { maximumFractionDigits: 6 }).format(
              tariff.factorPpm / microsPerUnit,
            ),
            markUp: `${tariff.markUpMicros < 0 ? '−' : '+'} ${price(Math.abs(tariff.markUpMicros))}`,
          }),
        },
      ];
    case 'timeOfUse': {
      const { prices, winterPrices } = tariff;
      if (!winterPrices) return ofBand(prices, null, price);
      return [
        ...ofBand(prices, say('tariff.summer'), price),
        ...ofBand(winterPrices, say('tariff.winter'), price),
      ];
    }
    case 'tieredTimeOfUse': {
      const { tiers, winterTiers } = tariff;
      if (!winterTiers) return ofBand(tiers, null, tierLine);
      return [
        ...ofBand(tiers, say('tariff.summer'), tierLine),
        ...ofBand(winterTiers, say('tariff.winter'), tierLine),
      ];
    }
  }
};

const perKwhText = (micros: number, { say, formats, currency }: Words): string =>
  say('tariff.summaryPerKwh', { price: formats.price(micros / microsPerUnit, currency) });

const tierText = ({ uptoKwh, priceMicros }: Tier, words: Words): string => {
  const { say, lang } = words;
  const price = perKwhText(priceMicros, words);
  return uptoKwh === null
    ? say('tariff.summaryTop', { price })
    : say('tariff.summaryTier', { price, kwh: new Intl.NumberFormat(lang).format(uptoKwh) });
};
