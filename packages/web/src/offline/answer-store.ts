// Answers in the browser's own database. Without a database nothing is kept, and nothing fails.

export type KeptAnswer = {
  /** The hash of the query it answers. */
  readonly hash: string;
  readonly atMs: number;
  /** The build that read the answer: another one may expect other data. */
  readonly build: string;
  readonly data: unknown;
};

const storeName = 'answer';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('ohmstead', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'hash' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let database: Promise<IDBDatabase> | null = null;

const inStore = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> => {
  try {
    database ??= opened();
    const store = (await database).transaction(storeName, mode).objectStore(storeName);
    return await resultOf(work(store));
  } catch {
    return null;
  }
};

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const answerStore = {
  put: (answer: KeptAnswer): Promise<unknown> => inStore('readwrite', (store) => store.put(answer)),
  get: (hash: string): Promise<KeptAnswer | null> =>
    inStore<KeptAnswer | undefined>('readonly', (store) => store.get(hash)).then((found) => found ?? null),
  clear: (): Promise<unknown> => inStore('readwrite', (store) => store.clear()),
};
