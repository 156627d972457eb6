// Light, dark, or as the system has it. before-program/theme.js sets the same before the first paint.
import { useSyncExternalStore } from 'react';
import { kept } from '../platform/kept.ts';
import { createListeners } from '../platform/listeners.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const stored = kept('theme');
const { subscribe, announce } = createListeners();

const chosenTheme = (): Theme => themes.find((theme) => theme === stored.get()) ?? 'light';

export const chooseTheme = (theme: Theme): void => {
  stored.set(theme);
  applyTheme();
  announce();
};

const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const applyTheme = (): void => {
  const theme = chosenTheme();
  const dark = theme === 'dark' || (theme === 'system' && systemDark().matches);
  showTheme(dark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0e1218' : '#f4f6f9');
};

const showTheme = (shown: 'light' | 'dark'): void => {
  document.documentElement.dataset.theme = shown;
};

export const startTheme = (): void => {
  applyTheme();
  systemDark().addEventListener('change', applyTheme);
  // Paper is light.
  window.addEventListener('beforeprint', () => showTheme('light'));
  window.addEventListener('afterprint', applyTheme);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme);
