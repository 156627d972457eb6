// Which of the chosen files can be sent: the server looks into them, this looks at what the browser says of them.
import { feedbackFileLimits } from '@ohmstead/contract';

/** What a browser says of a file. */
export type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

export type PickProblem =
  | { readonly kind: 'notAPicture' | 'tooLarge'; readonly name: string }
  | { readonly kind: 'allTooLarge' | 'tooMany' };

export const pictureTypes = ['image/gif', 'image/jpeg', 'image/png'];

export const megabytesOf = (bytes: number): number => bytes / (1024 * 1024);

type Picked<F> = { readonly pictures: readonly F[]; readonly problems: readonly PickProblem[] };

/** The pictures before, and as many of the new files as can be sent with them. */
export const addPictures = <F extends ChosenFile>(before: readonly F[], files: readonly F[]): Picked<F> => {
  const pictures = [...before];
  const problems: PickProblem[] = [];
  for (const file of files) {
    const problem = problemOf(pictures, file);
    if (problem === null) pictures.push(file);
    else if (!problems.some((other) => isAlike(other, problem))) problems.push(problem);
  }
  return { pictures, problems };
};

const problemOf = (pictures: readonly ChosenFile[], file: ChosenFile): PickProblem | null => {
  const { name, type, size } = file;
  if (!pictureTypes.includes(type) || size === 0) return { kind: 'notAPicture', name };
  if (size > feedbackFileLimits.bytesEach) return { kind: 'tooLarge', name };
  if (pictures.length >= feedbackFileLimits.count) return { kind: 'tooMany' };
  const all = pictures.reduce((sum, picture) => sum + picture.size, size);
  return all > feedbackFileLimits.bytesAll ? { kind: 'allTooLarge' } : null;
};

const isAlike = (one: PickProblem, other: PickProblem): boolean =>
  one.kind === other.kind && !('name' in one) && !('name' in other);
