import { mwhPerKwh } from '../counter/registers.ts';
import { minorDigits, roundedRatio } from '../tariff/money.ts';
import { type BillLine, isTakenOff } from './bill.ts';

/** Micro units per kWh of a line's amount in minor units; null without energy. */
export const averagePrice = (
  { kind, amount, energyMwh }: Pick<BillLine, 'kind' | 'amount' | 'energyMwh'>,
  currency: string,
): number | null => {
  if (energyMwh === null || energyMwh <= 0) return null;
  const worth = BigInt(isTakenOff(kind) ? -amount : amount);
  const micros = worth * 10n ** BigInt(6 - minorDigits(currency));
  return roundedRatio(micros * BigInt(mwhPerKwh), BigInt(energyMwh));
};
