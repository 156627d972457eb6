// What the engine's worker thread and the server send each other.
import type { OpeningStep } from '../storage.ts';

export type WorkerSettings = {
  readonly folder: string;
  /** There is no database in the folder yet. */
  readonly isNew: boolean;
  readonly socketPath: string;
};

export type WorkerReport =
  | { readonly kind: 'step'; readonly step: OpeningStep }
  | { readonly kind: 'ready' }
  /** The engine runs but its commits do not reach the disk. */
  | { readonly kind: 'notDurable' }
  /** The last words of a thread that ends by itself. */
  | { readonly kind: 'ended'; readonly reason: string };

export type WorkerOrder = { readonly kind: 'close' };
