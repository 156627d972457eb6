// The name that a picture is shown by. It is never part of a path: files are kept in the database by their number.

const mostCharacters = 60;
const unnamed = 'picture';

/** Control and format characters, which also turn the direction of text, and what file systems or HTML give a meaning. */
const unwanted = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]/gu;

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** It ends with what the picture is now, not with what it was. */
export const pictureName = (given: string, mediaType: keyof typeof extensions): string => {
  const whole = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const shown = whole
    .replace(/\.[^.]*$/, '')
    .replace(unwanted, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const base = [...shown].slice(0, mostCharacters).join('') || unnamed;
  return `${base}.${extensions[mediaType]}`;
};
