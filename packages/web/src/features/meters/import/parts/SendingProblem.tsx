import { failureOf } from '../../../../api/api-error.ts';
import { textOfFailure } from '../../../../api/reaction.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Problem } from '../../../../ui/Problem.tsx';

/** Why a file was not read. Whoever stopped it knows. */
export const SendingProblem = ({ error }: { error: Error | null }) => {
  const { say } = useTexts();
  if (error === null || error.name === 'AbortError') return null;
  return <Problem>{textOfFailure(failureOf(error), say)}</Problem>;
};
