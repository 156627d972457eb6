// The browser's own offer to install the app, kept until somebody wants it. Browsers without it have a way of their own.
import { useSyncExternalStore } from 'react';
import { createListeners } from '../platform/listeners.ts';

type InstallOffer = Event & { prompt(): Promise<unknown> };

let offer: InstallOffer | null = null;
const { subscribe, announce } = createListeners();

const take = (next: InstallOffer | null): void => {
  offer = next;
  announce();
};

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

export const awaitInstallOffer = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) take(event);
  });
  window.addEventListener('appinstalled', () => take(null));
};

/** Null where there is nothing to install. */
export const useInstall = (): (() => void) | null => {
  const current = useSyncExternalStore(subscribe, () => offer);
  if (current === null) return null;
  // An offer can be made once.
  return () => void current.prompt().finally(() => take(null));
};
