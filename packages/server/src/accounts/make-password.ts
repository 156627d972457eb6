// A strong password that is easy to copy by hand: 95 random bits, in groups, without characters that look alike.
import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;

export const makePassword = (): string => Array.from({ length: groups }, group).join('-');

const group = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
