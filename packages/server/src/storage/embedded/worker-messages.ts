// What the engine's worker thread and the server tell each other.

export type WorkerSettings = { readonly folder: string; readonly socketPath: string };

export type WorkerReport =
  | { readonly kind: 'ready' }
  /** The engine runs but its commits do not reach the disk. */
  | { readonly kind: 'notDurable' }
  /** The last words of a thread that ends by itself. */
  | { readonly kind: 'ended'; readonly reason: string };

export type WorkerOrder = { readonly kind: 'close' };
