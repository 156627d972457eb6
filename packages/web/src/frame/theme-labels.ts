import type { TextKey } from '@ohmstead/i18n';
import type { Theme } from '../theme/theme.ts';

export const themeLabels: Record<Theme, TextKey> = {
  light: 'theme.light',
  dark: 'theme.dark',
  system: 'theme.system',
};
