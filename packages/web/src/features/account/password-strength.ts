// Pure: a password's strength in a word, by its length and how many kinds of characters it has.

export type Strength = 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
const fairLength = 10;
const strongLength = 14;
/** A character more for each further kind. */
const worthOfKind = 1.5;
/** Fewer different characters than this are guessed soon, however often they come. */
const fewestCharacters = 6;

/** Returns null before anything is typed. */
export const strengthOf = (password: string): Strength | null => {
  if (password === '') return null;
  const different = new Set(password).size;
  if (different < fewestCharacters) return 'weak';
  const found = kinds.filter((kind) => kind.test(password)).length;
  const worth = [...password].length + (found - 1) * worthOfKind;
  if (worth >= strongLength) return 'strong';
  return worth >= fairLength ? 'fair' : 'weak';
};
