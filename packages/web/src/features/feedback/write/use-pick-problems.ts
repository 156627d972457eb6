import { feedbackFileLimits } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { megabytesOf, type PickProblem } from './picked-pictures.ts';

/** Why files were not taken, in words. */
export const usePickProblems = () => {
  const { say, formats } = useTexts();
  const size = (bytes: number) => formats.number(megabytesOf(bytes), 0);
  return (problem: PickProblem): string => {
    switch (problem.kind) {
      case 'notAPicture':
        return say('feedback.notAPicture', { name: problem.name });
      case 'tooLarge':
        return say('feedback.pictureTooLarge', {
          name: problem.name,
          size: size(feedbackFileLimits.bytesEach),
        });
      case 'allTooLarge':
        return say('feedback.picturesTooLarge', { size: size(feedbackFileLimits.bytesAll) });
      case 'tooMany':
        return say('feedback.picturesTooMany', { count: feedbackFileLimits.count });
    }
  };
};
