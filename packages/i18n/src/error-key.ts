import type { ErrorCode } from '@ohmstead/contract';
import type { TextKey } from './table.ts';

export const errorKey = (code: ErrorCode): TextKey => `error.${code}`;
