import { useSyncExternalStore } from 'react';
import { createListeners } from '../platform/listeners.ts';

export type Toast = { readonly id: number; readonly kind: 'status' | 'error'; readonly text: string };

let toasts: readonly Toast[] = [];
let nextId = 1;
const { subscribe, announce } = createListeners();

/** One that says the same as one still shown is not repeated. */
export const showToast = (kind: Toast['kind'], text: string): void => {
  if (toasts.some((toast) => toast.text === text)) return;
  change([...toasts, { id: nextId++, kind, text }]);
};

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

const change = (next: readonly Toast[]): void => {
  toasts = next;
  announce();
};

export const shownToasts = (): readonly Toast[] => toasts;

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, shownToasts);
