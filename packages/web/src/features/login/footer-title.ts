// The brand's line under the login form, by the server's group.
import type { TextKey } from '@ohmstead/i18n';

const titles: Readonly<Record<string, TextKey>> = { pm: 'login.footerPm' };

export const footerTitle = (serverGroup: string, say: (key: TextKey) => string): string => {
  const key = titles[serverGroup];
  return key ? say(key) : `Ohmstead · ${serverGroup}`;
};
