import type { Channel, Delivery } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import type { IconName } from '../../ui/Icon.tsx';

export type ChannelKind = Channel['kind'];

export const kindWords: Readonly<Record<ChannelKind, TextKey>> = {
  app: 'channels.kind.app',
  mail: 'channels.kind.mail',
  webPush: 'channels.kind.webPush',
  appPush: 'channels.kind.appPush',
  webhook: 'channels.kind.webhook',
  ntfy: 'channels.kind.ntfy',
};

export const kindIcons: Readonly<Record<ChannelKind, IconName>> = {
  app: 'bell',
  mail: 'mail',
  webPush: 'bell',
  appPush: 'bell',
  webhook: 'upload',
  ntfy: 'chat',
};

export const deliveryWords: Readonly<Record<Delivery['state'], TextKey>> = {
  waiting: 'channels.waiting',
  sent: 'channels.sent',
  failed: 'channels.failed',
};
