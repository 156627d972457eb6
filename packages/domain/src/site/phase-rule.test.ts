import { describe, expect, it } from 'vitest';
import { flowOfRises, isCountedRegister, phaseRules } from './phase-rule.ts';

const cases = phaseRules.flatMap((rule) => [6, 8].map((registers) => ({ rule, registers })));

describe('isCountedRegister', () => {
  it.each(cases)('names the registers of $registers that change the figure by the rule $rule', (one) => {
    const rises = Array.from({ length: one.registers }, () => 10);
    const counted = rises.map((_, register) => isCountedRegister(register, one.rule, one.registers === 8));
    const before = flowOfRises(rises, one.rule);
    const changing = rises.map((rise, register) => {
      const after = flowOfRises(rises.with(register, rise + 5), one.rule);
      return after.imported !== before.imported || after.exported !== before.exported;
    });
    expect(counted).toEqual(changing);
  });
});
