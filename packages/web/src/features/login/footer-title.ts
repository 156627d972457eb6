// The brand's line under the login form, by the server's group.
import type { TextKey } from '@ohmstead/i18n';

/** This title is shown until the server has sent its own, which is mostly the same. */
export const usualGroup = 'pm';

const titles: Readonly<Record<string, TextKey>> = { pm: 'login.footerPm' };

export const footerTitle = (serverGroup: string, say: (key: TextKey) => string): string => {
  const key = titles[serverGroup];
  return key ? say(key) : `Ohmstead · ${serverGroup}`;
};
