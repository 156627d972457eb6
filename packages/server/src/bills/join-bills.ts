import { type Bill, combineBills } from '@ohmstead/domain';

/** Of periods that follow one another; a single one stays as it is. */
export const joinBills = (bills: readonly Bill[]): Bill => {
  const [first, ...rest] = bills;
  if (!first) throw new RangeError('no bill to join');
  return rest.length === 0 ? first : combineBills([first, ...rest]);
};
