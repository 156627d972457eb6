import type { Result } from './result.ts';

export type Section = {
  /** `npm run bench -- name` runs it alone. */
  readonly name: string;
  readonly title: string;
  /** What it measures depends on the web app too. */
  readonly showsWeb?: true;
  /** It takes long and is of interest now and then: not a part of the plain run. */
  readonly isOnlyByName?: true;
  /** Measures, with data under this folder, which lies on a real disk; in full however long it takes. */
  run(dataParent: string, isFull: boolean): Promise<readonly Result[]>;
};
