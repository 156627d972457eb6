import type { TextKey } from '@ohmstead/i18n';

import { isAppBuild } from '../../platform/build.ts';

export type AddableKind = 'webPush' | 'appPush' | 'mail' | 'ntfy' | 'webhook';

/** What this program runs in comes first: an app itself, a browser itself. */
export const addableKinds: readonly AddableKind[] = [
  isAppBuild ? 'appPush' : 'webPush',
  'mail',
  'ntfy',
  'webhook',
];

type KindWords = { readonly name: TextKey; readonly hint: TextKey };

export const addableWords: Readonly<Record<AddableKind, KindWords>> = {
  webPush: { name: 'channels.thisBrowser', hint: 'channels.kindHint.webPush' },
  appPush: { name: 'app.phone', hint: 'channels.kindHint.webPush' },
  mail: { name: 'channels.kind.mail', hint: 'channels.kindHint.mail' },
  ntfy: { name: 'channels.kind.ntfy', hint: 'channels.kindHint.ntfy' },
  webhook: { name: 'channels.kind.webhook', hint: 'channels.kindHint.webhook' },
};
