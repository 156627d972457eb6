import type { SiteReader } from './site-reader.ts';

/**
 * Makes something of what is read, and says whether all that it needs was computed: only then may it be kept. What other
 * parts of the same request leave meanwhile counts too, so that a whole one is never said of a part.
 */
export const whetherWhole = async <Made>(
  { allowance }: Pick<SiteReader, 'allowance'>,
  make: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly isWhole: boolean }> => {
  const before = allowance?.timesLeft();
  const made = await make();
  return { made, isWhole: allowance?.timesLeft() === before };
};
