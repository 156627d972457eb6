import { expect, it } from 'vitest';
import { failingWithout } from './engine-without.mjs';
import { removableRules } from './removable-rules.mjs';

/** Each bundles the engine and all cases. */
const limitMs = 60_000;

it(
  'every case comes out as it says with all rules',
  async () => {
    expect(await failingWithout(null)).toEqual([]);
  },
  limitMs,
);

it.each(removableRules)(
  'a case fails without “$name”',
  async (rule) => {
    expect(await failingWithout(rule)).not.toEqual([]);
  },
  limitMs,
);
