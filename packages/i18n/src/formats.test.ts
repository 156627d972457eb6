import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatsOf, languages } from './index.ts';

const en = formatsOf('en');

describe('numbers', () => {
  it('have two decimals by default, as the language writes them', () => {
    expect(en.number(1234.5)).toBe('1,234.50');
    expect(formatsOf('de').number(1234.5)).toBe('1.234,50');
    expect(en.number(1234.5, 0)).toBe('1,235');
  });

  it('are a dash when unknown, in every language', () => {
    for (const { code } of languages) {
      const formats = formatsOf(code);
      expect(formats.number(null)).toBe('-');
      expect(formats.money(null, 'EUR')).toBe('-');
      expect(formats.percent(null)).toBe('-');
    }
  });

  it('stay with their unit on one line', () => {
    expect(en.quantity(2.1, 'kWh')).toBe('2.10\u202fkWh');
    expect(en.quantity(null, 'W')).toBe('-\u202fW');
  });

  it('have their unit in the letters of the language', () => {
    const ru = formatsOf('ru');
    expect(ru.quantity(2.1, 'kWh')).toBe('2,10\u202fкВт·ч');
    expect(ru.mass(1500)).toBe('1,50\u202fкг');
    expect(['W', 'kW', 'V', 'A', 'Hz'].map(ru.unit)).toEqual(['Вт', 'кВт', 'В', 'А', 'Гц']);
    expect([ru.unit('%'), ru.unit('RUB'), en.unit('kWh')]).toEqual(['%', 'RUB', 'kWh']);
  });

  it('are never minus zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.004, max: 0, noNaN: true }), (value) => {
        expect(en.number(value)).toBe('0.00');
      }),
    );
  });

  it('are money with the currency’s own decimals', () => {
    expect(en.money(12.5, 'EUR')).toBe('€12.50');
    expect(en.money(1250.4, 'JPY')).toBe('¥1,250');
    expect(formatsOf('de').money(12.5, 'EUR')).toMatch(/^12,50\s€$/);
    expect(formatsOf('pt').money(12.5, 'EUR')).toMatch(/^12,50\s€$/);
  });

  it('tell one dollar from another where an account has several currencies', () => {
    const several = formatsOf('en', 'several');
    expect([several.money(2, 'AUD'), several.money(2, 'USD')]).toEqual(['A$2.00', 'US$2.00']);
    expect(several.price(0.2534, 'USD')).toBe('US$0.2534');
    for (const { code } of languages) {
      const { money } = formatsOf(code, 'several');
      expect(money(2, 'AUD'), code).not.toBe(money(2, 'USD'));
    }
    expect(en.money(2, 'AUD')).toBe('$2.00');
  });

  it('are prices as exact as agreed', () => {
    expect(en.price(0.2534, 'EUR')).toBe('€0.2534');
    expect(en.price(0.3, 'EUR')).toBe('€0.30');
    expect(en.price(27.5, 'JPY')).toBe('¥27.5');
    expect(en.price(null, 'EUR')).toBe('-');
  });

  it('are kilograms of grams', () => {
    expect(en.mass(2140)).toBe('2.14\u202fkg');
    expect(en.mass(null)).toBe('-\u202fkg');
    expect(formatsOf('ru').mass(2140)).toBe('2,14\u202fкг');
  });

  it('are shares of one', () => {
    expect(en.percent(0.876)).toBe('88%');
    expect(formatsOf('de').percent(0.876)).toMatch(/^88\s%$/);
  });
});

describe('times', () => {
  it('are written in Portuguese as in Portugal', () => {
    expect(formatsOf('pt').date(Date.UTC(2026, 9, 24, 22, 30), 'UTC')).toBe('24/10/2026');
  });

  it.each([
    [0, '0 sec. ago'],
    [59.9, '59 sec. ago'],
    [60, '1 min. ago'],
    [3 * 3600 + 5, '3 hr. ago'],
    [49 * 3600, '2 days ago'],
  ])('%s seconds ago is %s', (seconds, text) => {
    expect(en.ago(seconds)).toBe(text);
  });

  it('a clock that is ahead is now, not the future', () => {
    expect(en.ago(-5)).toBe('0 sec. ago');
  });
});
