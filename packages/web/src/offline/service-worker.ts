// Opens the app without the network: its page and files from the cache. Calls are never answered from here.
// `build/service-worker.ts` makes it a file of its own and fills in the two names below.

/** Files the app cannot open any screen without, by their addresses. */
declare const appFiles: readonly string[];
/** Changes with every build, so that the files of one never mix with another's. */
declare const buildId: string;

// `unknown`: the types of a worker's globals and those of a page's exclude each other.
const worker = self as unknown as WorkerScope;

type WorkerScope = {
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
};
type LifeEvent = { waitUntil(work: Promise<unknown>): void };
type AskEvent = { readonly request: Request; respondWith(answer: Promise<Response>): void };

const page = '/';
const cacheName = `ohmstead-${buildId}`;
/** A network that takes longer to give the page is as good as none. */
const patienceMs = 4000;

worker.addEventListener('install', (event) => event.waitUntil(keepAll(appFiles)));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOldBuilds(), worker.clients.claim()])),
);

/** The page lists what it loaded before this worker was there, such as its language. */
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepAll(event.data.filter(isAsset)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && isAppAddress(url.pathname)) event.respondWith(newestPage(request));
  else if (isAsset(url.pathname)) event.respondWith(keptAsset(request));
  else if (appFiles.includes(url.pathname)) event.respondWith(newestFile(request));
});

const isAsset = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/assets/');

const isAppAddress = (path: string): boolean =>
  !/^\/(api|upload|input|healthz|readyz|metrics)(\/|$)/.test(path);

const keepAll = async (paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(cacheName);
  const known = await Promise.all(paths.map((path) => cache.match(path)));
  await cache.addAll(paths.filter((_, index) => known[index] === undefined));
};

const forgetOldBuilds = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
};

/** The server's page, so that a new version comes at once; the kept one where the server cannot be reached. */
const newestPage = async (request: Request): Promise<Response> => {
  const kept = await caches.match(page);
  if (!kept) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    return answer.status < 500 ? answer : kept;
  } catch {
    return kept;
  }
};

/** Named by what is in them: what is kept is never old. */
const keptAsset = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request.url, answer.clone());
  return answer;
};

const newestFile = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url);
    if (kept) return kept;
    throw error;
  }
};
