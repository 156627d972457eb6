import { isLocalDate } from '../time/calendar-date.ts';
import type { FixedCharge, Tax } from './charge.ts';
import { type Path, priceProblems, problemIf, type TariffProblem } from './tariff-problem.ts';
import type { TariffVersion } from './tariff-version.ts';
import { validateEnergyTariff } from './validate-energy-tariff.ts';

/** The problems of one version; none when bills can be made by it. */
export const validateTariff = (version: TariffVersion): TariffProblem[] => [
  ...problemIf(version.name.trim() === '', 'name_required', ['name']),
  ...validityProblems(version),
  ...validateEnergyTariff(version.buying, ['buying']),
  ...(version.feedIn === null ? [] : validateEnergyTariff(version.feedIn, ['feedIn'])),
  ...version.fixedCharges.flatMap((charge, index) => chargeProblems(charge, ['fixedCharges', index])),
  ...priceProblems(version.demandCharge?.priceMicrosPerKw ?? 0, ['demandCharge', 'priceMicrosPerKw']),
  ...version.taxes.flatMap((tax, index) => taxProblems(tax, ['taxes', index])),
  ...problemIf(version.exportCredit && version.buying.type === 'dynamic', 'credit_while_dynamic', [
    'exportCredit',
  ]),
];

const validityProblems = ({ validFrom, validTo }: TariffVersion): TariffProblem[] => {
  const wrong = [
    ...problemIf(!isLocalDate(validFrom), 'date_invalid', ['validFrom']),
    ...problemIf(validTo !== null && !isLocalDate(validTo), 'date_invalid', ['validTo']),
  ];
  if (wrong.length > 0) return wrong;
  return problemIf(validTo !== null && validTo <= validFrom, 'validity_empty', ['validTo']);
};

const chargeProblems = ({ name, amountMicros }: FixedCharge, path: Path): TariffProblem[] => [
  ...problemIf(name.trim() === '', 'name_required', [...path, 'name']),
  ...priceProblems(amountMicros, [...path, 'amountMicros']),
];

/** 1,000 %. */
const highestRatePpm = 10_000_000;

const taxProblems = ({ name, ratePpm, on }: Tax, path: Path): TariffProblem[] => [
  ...problemIf(name.trim() === '', 'name_required', [...path, 'name']),
  ...problemIf(!Number.isInteger(ratePpm) || ratePpm < 0 || ratePpm > highestRatePpm, 'rate_invalid', [
    ...path,
    'ratePpm',
  ]),
  ...problemIf(on.length === 0, 'tax_on_nothing', [...path, 'on']),
];
