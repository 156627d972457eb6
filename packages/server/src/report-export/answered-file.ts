import type { Readable } from 'node:stream';
import type { Call } from '@ohmstead/contract';

export type AnsweredFile = {
  /** Only letters, digits, points and hyphens, because it goes into a header. */
  readonly name: string;
  readonly type: NonNullable<Call['file']>[number];
  readonly content: string | Buffer | Readable;
};
