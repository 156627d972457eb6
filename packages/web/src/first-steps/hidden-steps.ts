// The sites whose owner does not want to be led, or has come to the bill.
import { kept } from '../platform/kept.ts';

const stored = kept('stepsHidden');

const ids = (): string[] => (stored.get() ?? '').split(',').filter((id) => id !== '');

export const hiddenSteps = {
  has: (siteId: number): boolean => ids().includes(String(siteId)),
  add: (siteId: number): void => stored.set([...new Set([...ids(), String(siteId)])].join(',')),
};
