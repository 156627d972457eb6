// A row of the table: what the specification says, the call or screen that shows it, and how that is proven.
import type { Page } from 'playwright-core';
import type { Visit } from '../browser/visit.ts';
import type { Person } from '../people/person.ts';

export type Stage = {
  readonly origin: string;
  readonly visit: (wanted?: Partial<Visit>) => Promise<Page>;
  readonly person: Person;
  readonly token: string;
  readonly siteId: number;
  readonly meterId: number;
  /** The app's pages in a browser, and those for a phone. */
  readonly appOrigin: string;
  readonly phoneOrigin: string;
};

export type Row = {
  readonly says: string;
  /** The name of a call of the contract, or the address of a screen. */
  readonly shownBy: string;
  readonly prove: (stage: Stage) => Promise<void>;
};
