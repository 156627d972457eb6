/** Keeps a unit on its number's line. */
export const narrowSpace = '\u202f';
