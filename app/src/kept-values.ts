// What a person chose once, kept where the system does not clear it: a web view's own storage is emptied when room is short.
import { App } from '@capacitor/app';
import { Preferences } from '@capacitor/preferences';

const keys = ['server', 'lang', 'theme', 'username', 'localDevices', 'accessPoint'] as const;

/** Before the program starts. */
export const restoreKept = async (): Promise<void> => {
  for (const key of keys) {
    const { value } = await Preferences.get({ key });
    if (value !== null && localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  await App.addListener('pause', () => void saveKept());
};

const saveKept = async (): Promise<void> => {
  for (const key of keys) {
    const value = localStorage.getItem(key);
    if (value === null) await Preferences.remove({ key });
    else await Preferences.set({ key, value });
  }
};
