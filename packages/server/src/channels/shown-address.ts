// Pure: where a channel's messages go, as far as it may be shown. Whoever knows the whole address of a webhook, a topic or a
// browser can send there too.
import type { ChannelTarget } from '@ohmstead/contract';

export const shownAddress = (target: ChannelTarget): string => {
  switch (target.kind) {
    case 'mail':
      return target.email;
    case 'webPush':
      return new URL(target.endpoint).host;
    case 'appPush':
      return target.service === 'fcm' ? 'Firebase' : 'Apple';
    case 'webhook':
      return shownUrl(target.url, 0);
    case 'ntfy':
      return shownUrl(target.url, shownLetters);
  }
};

const shownLetters = 4;

const shownUrl = (address: string, letters: number): string => {
  const { protocol, host, pathname, search } = new URL(address);
  const path = pathname.slice(1);
  const isWhole = path.length <= letters && search === '';
  return `${protocol}//${host}/${path.slice(0, letters)}${isWhole ? '' : '…'}`;
};
