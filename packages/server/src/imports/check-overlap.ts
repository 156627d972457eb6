import type { ImportOverlap } from '@ohmstead/contract';
import { FileRefused } from './file-refused.ts';

/** Of one time only one interval can count. */
export const checkOverlap = (overlap: ImportOverlap | null, holds: 'readings' | 'intervals'): void => {
  if (overlap === 'sideBySide' && holds === 'intervals') throw new FileRefused('field_invalid');
};
