import { feedbackFileLimits } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { addPictures, type ChosenFile } from './picked-pictures.ts';

const picture = (name: string, change: Partial<ChosenFile> = {}): ChosenFile => ({
  name,
  type: 'image/png',
  size: 1000,
  ...change,
});
const namesOf = (pictures: readonly ChosenFile[]) => pictures.map(({ name }) => name);

describe('addPictures', () => {
  it('keeps those before and adds the new ones in their order', () => {
    const { pictures, problems } = addPictures([picture('a')], [picture('b'), picture('c')]);
    expect([namesOf(pictures), problems]).toEqual([['a', 'b', 'c'], []]);
  });

  it('takes GIF, JPEG and PNG, and names what is something else or empty', () => {
    const files = [
      picture('a', { type: 'image/gif' }),
      picture('b', { type: 'image/svg+xml' }),
      picture('c', { type: 'image/jpeg' }),
      picture('d', { size: 0 }),
    ];
    const { pictures, problems } = addPictures([], files);
    expect(namesOf(pictures)).toEqual(['a', 'c']);
    expect(problems).toEqual([
      { kind: 'notAPicture', name: 'b' },
      { kind: 'notAPicture', name: 'd' },
    ]);
  });

  it('takes five, and says once that there are too many', () => {
    const { pictures, problems } = addPictures(
      [],
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => picture(name)),
    );
    expect(namesOf(pictures)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(problems).toEqual([{ kind: 'tooMany' }]);
  });

  it('takes none that is too large, alone or with the others', () => {
    const { bytesEach, bytesAll } = feedbackFileLimits;
    expect(addPictures([], [picture('a', { size: bytesEach + 1 })]).problems).toEqual([
      { kind: 'tooLarge', name: 'a' },
    ]);
    const most = [1, 2, 3].map((n) => picture(String(n), { size: bytesAll / 3 }));
    expect(addPictures([], most).problems).toEqual([]);
    expect(addPictures(most, [picture('a', { size: 1 })]).problems).toEqual([{ kind: 'allTooLarge' }]);
  });
});
