import { mwhPerKwh } from '../counter/registers.ts';
import { minorDigits, roundedRatio } from '../tariff/money.ts';

/** Micro units per kWh of an amount in minor units; null without energy. */
export const averagePrice = (amount: number, energyMwh: number | null, currency: string): number | null => {
  if (energyMwh === null || energyMwh <= 0) return null;
  const micros = BigInt(amount) * 10n ** BigInt(6 - minorDigits(currency));
  return roundedRatio(micros * BigInt(mwhPerKwh), BigInt(energyMwh));
};
