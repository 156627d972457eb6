import { formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { heatText } from './heat-text.ts';

const german = formatsOf('de');
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('heatText', () => {
  it('writes energy, grams as kilograms and money, each in its unit', () => {
    const energy = heatText({ unit: 'kWh' }, german);
    expect([energy.unit, plain(energy.write(1.5)), energy.number(1.5, 1)]).toEqual([
      'kWh',
      '1,50 kWh',
      '1,5',
    ]);
    const mass = heatText({ unit: 'g' }, german);
    expect([mass.unit, plain(mass.write(420)), mass.number(420), mass.size(420)]).toEqual([
      'kg CO₂',
      '0,42 kg',
      '0,42',
      0.42,
    ]);
    const money = heatText({ unit: 'money', currency: 'EUR' }, german);
    expect([money.unit, plain(money.write(-0.05)), money.number(0.12)]).toEqual(['EUR', '-0,05 €', '0,12']);
  });

  it('has no decimals of a currency without any', () => {
    expect(heatText({ unit: 'money', currency: 'JPY' }, german).number(12, 2)).toBe('12');
  });
});
