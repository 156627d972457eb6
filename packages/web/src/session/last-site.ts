// The site opened last: preselected on My sites and shown in the side bar.
import { useSyncExternalStore } from 'react';
import { kept } from '../platform/kept.ts';
import { createListeners } from '../platform/listeners.ts';

const stored = kept('site');

export type LastSite = { readonly id: number; readonly name: string };

export const lastSite = {
  get: (): LastSite | null => read(stored.get()),
  set: (site: LastSite): void => {
    stored.set(JSON.stringify({ id: site.id, name: site.name }));
    announce();
  },
  clear: (): void => {
    stored.remove();
    announce();
  },
};

export const useLastSite = (): LastSite | null => read(useSyncExternalStore(subscribe, stored.get));

const { subscribe, announce } = createListeners();

const read = (text: string | null): LastSite | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSite(value) ? value : null;
  } catch {
    return null;
  }
};

const isSite = (value: unknown): value is LastSite =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  typeof value.name === 'string';
