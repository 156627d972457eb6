import { whenIdle } from '../frame/when-idle.ts';

/** Browsers give it to secure pages only; without it the app works as ever, but not offline. */
export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => register().catch(() => undefined));
};

const register = async (): Promise<void> => {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(loadedFiles());
};

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
