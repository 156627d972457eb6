import type { TextKey } from '@ohmstead/i18n';
import type { IconName } from '../../../ui/Icon.tsx';
import type { Make } from './add-search.ts';

type MakeWords = { readonly label: TextKey; readonly hint: TextKey; readonly icon: IconName };

export const makeWords: Record<Make, MakeWords> = {
  iammeter: { label: 'add.iammeter', hint: 'add.iammeterHint', icon: 'meter' },
  homeAssistant: { label: 'add.homeAssistant', hint: 'add.homeAssistantHint', icon: 'house' },
  http: { label: 'add.http', hint: 'add.httpHint', icon: 'upload' },
  file: { label: 'add.file', hint: 'add.fileHint', icon: 'file' },
};
