// Shows what the server pushes, while the app is closed too, and opens its page at a press. It stands behind
// service-worker.ts in the same file; the words come from the server, in the language of the account.

// `unknown`: the types of a worker's globals and those of a page's exclude each other.
const pushWorker = self as unknown as PushScope;

type PushScope = {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressedEvent) => void): void;
};
type PageWindow = { focus(): Promise<unknown>; navigate(path: string): Promise<unknown> };
type Waiting = { waitUntil(work: Promise<unknown>): void };
type PushedEvent = Waiting & { readonly data: { text(): string } | null };
type PressedEvent = Waiting & { readonly notification: { readonly data: unknown; close(): void } };

const startPage = '/main';

pushWorker.addEventListener('push', (event) => event.waitUntil(showPushed(event.data?.text() ?? '')));

pushWorker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(pathIn(event.notification.data)));
});

/** Browsers take the right to push away from whoever shows nothing. */
const showPushed = (text: string): Promise<void> => {
  const said = readPushed(text);
  const word = (name: string): string => {
    const value: unknown = Reflect.get(said, name);
    return typeof value === 'string' ? value : '';
  };
  return pushWorker.registration.showNotification(word('title') || 'Ohmstead', {
    body: word('text'),
    // A newer message about the same takes the place of the older one, and is heard again.
    ...(word('topic') && { tag: word('topic'), renotify: true }),
    icon: '/icon-192.png',
    data: { path: word('path') },
  });
};

const readPushed = (text: string): object => {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
};

/** A page of the app, whatever was pushed. */
const pathIn = (data: unknown): string => {
  const path: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'path') : null;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : startPage;
};

const openPage = async (path: string): Promise<unknown> => {
  const [open] = await pushWorker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) return pushWorker.clients.openWindow(path);
  await open.focus().catch(() => undefined);
  // A page that this worker does not control cannot be led anywhere.
  return open.navigate(path).catch(() => pushWorker.clients.openWindow(path));
};
