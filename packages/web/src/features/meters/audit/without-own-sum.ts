import type { AuditItem } from '@ohmstead/contract';

/** What a meter sums itself is not counted beside its phases. */
export const withoutOwnSum = <Of extends Pick<AuditItem, 'phase'>>(
  ofDirection: readonly Of[],
): readonly Of[] => {
  const phases = ofDirection.filter(({ phase }) => phase !== 'net');
  return phases.length > 0 ? phases : ofDirection;
};
