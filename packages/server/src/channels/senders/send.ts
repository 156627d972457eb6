import type { LanguageCode } from '@ohmstead/i18n';
import type { ClaimedDelivery, SendOutcome } from '../claimed-delivery.ts';
import type { Message } from '../message.ts';

export type Outgoing = {
  readonly delivery: ClaimedDelivery;
  readonly message: Message;
  readonly lang: LanguageCode;
  /** Where the message leads, as a whole address. */
  readonly link: string;
};

/** One attempt by one kind of channel; it does not reject. */
export type Send = (outgoing: Outgoing, signal: AbortSignal) => Promise<SendOutcome>;

/** How long a message that cannot be handed over at once is still news. */
export const newsSeconds = 24 * 3600;
