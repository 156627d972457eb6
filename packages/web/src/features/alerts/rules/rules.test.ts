import { incidentKinds } from '@ohmstead/domain';
import { formatsOf, textOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../../texts/use-texts.ts';
import { buildRule, buildRules } from '../build-for-test.ts';
import { canDiffer, ruleOfSite, rulesOfMeters } from './effective-rule.ts';
import { ruleGroups } from './rule-groups.ts';
import { limitText, typedLimit, unitText } from './rule-limit.ts';

describe('the groups of rules', () => {
  it('have each kind once', () => {
    const grouped = ruleGroups.flatMap(({ kinds }) => kinds);
    expect([...grouped].sort()).toEqual([...incidentKinds].sort());
  });
});

describe('a limit', () => {
  it('of a power is typed in kilowatts', () => {
    expect(limitText(11_000, 'W', 'de')).toBe('11');
    expect(limitText(1234.5, 'W', 'de')).toBe('1,2345');
    expect(typedLimit('1,2345', 'W')).toBe(1234.5);
    expect(typedLimit('4.35', 'W')).toBe(4350);
  });

  it('of anything else as it is', () => {
    expect(limitText(0.315, 'price', 'de')).toBe('0,315');
    expect(typedLimit('0,315', 'price')).toBe(0.315);
    expect(typedLimit('', 'V')).toBeNull();
    expect(typedLimit('a lot', 'V')).toBeNaN();
  });

  it('says its unit', () => {
    const say: Texts['say'] = (key, params) => textOf('en', key, params);
    const words = { say, formats: formatsOf('en'), currency: 'EUR' };
    const units = ['minutes', 'W', 'V', 'price', 'percent', 'score'] as const;
    expect(units.map((unit) => unitText(unit, words))).toEqual([
      'min',
      'kW',
      'V',
      'EUR per kWh',
      '%',
      'deviations',
    ]);
  });
});

describe('canDiffer', () => {
  const [meter] = buildRules().meters;
  const meters = meter ? [meter] : [];
  const siteRule = buildRule('overPower');

  it('is so with several meters, or where a single one has a rule of its own', () => {
    expect(canDiffer(buildRules(), siteRule)).toBe(true);
    expect(canDiffer(buildRules({ meters }), siteRule)).toBe(false);
    const rules = [siteRule, buildRule('overPower', { meterId: 11 })];
    expect(canDiffer(buildRules({ meters, rules }), siteRule)).toBe(true);
  });
});

describe('rulesOfMeters', () => {
  it('are each meter’s own, else the site’s', () => {
    const own = buildRule('overPower', { meterId: 12, isOn: true, limit: 3000 });
    const all = buildRules({ rules: [buildRule('overPower', { isOn: true, limit: 11_000 }), own] });
    const siteRule = ruleOfSite(all, 'overPower');
    if (siteRule === undefined) throw new Error('no rule');
    expect(rulesOfMeters(all, siteRule).map(({ name, rule }) => [name, rule.isOn, rule.limit])).toEqual([
      ['Main meter', null, null],
      ['Heat pump', true, 3000],
    ]);
  });
});
