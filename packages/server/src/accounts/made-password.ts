// A strong password made by the server, to be read from a screen and typed once: no character looks like another.
import { randomInt } from 'node:crypto';

const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const charactersOfGroup = 4;

/** Four groups of four, such as `k7qm-x2vd-9rtw-h4np`: 79 random bits. */
export const madePassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: charactersOfGroup }, () => characters[randomInt(characters.length)]).join(''),
  ).join('-');
