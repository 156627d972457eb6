import type { ErrorCode } from '@ohmstead/contract';
import type { TextKey } from './table.ts';

/** Each code has a text: those of login and the main page in the table `errors`, the others in `screenErrors`. */
export const errorKey = (code: ErrorCode): TextKey => `error.${code}`;
