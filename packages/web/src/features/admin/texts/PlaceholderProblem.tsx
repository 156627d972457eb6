import { useTexts } from '../../../texts/use-texts.ts';
import { Problem } from '../../../ui/Problem.tsx';
import type { PlaceholderFaults } from './placeholders.ts';

/** What is wrong with a text's placeholders, while it is typed. */
export const PlaceholderProblem = ({ faults: { missing, unknown } }: { faults: PlaceholderFaults }) => {
  const { say } = useTexts();
  const written = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
  return (
    <>
      {missing.length > 0 && (
        <Problem marked>{say('admin.texts.missing', { placeholders: written(missing) })}</Problem>
      )}
      {unknown.length > 0 && (
        <Problem marked>{say('admin.texts.unknown', { placeholders: written(unknown) })}</Problem>
      )}
    </>
  );
};
