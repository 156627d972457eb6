import type { ChannelTarget, DeliveryFailure } from '@ohmstead/contract';
import type { MessageSource } from './message.ts';

/** A message that one sender has for one attempt. */
export type ClaimedDelivery = MessageSource & {
  readonly id: number;
  readonly claim: string;
  readonly channelId: number;
  readonly accountId: number;
  readonly target: ChannelTarget;
  readonly secret: string | null;
  readonly channelName: string;
  /** The language of the account. */
  readonly lang: string;
  readonly createdAt: Date;
  /** This one included. */
  readonly attempts: number;
  /** It should have left a day ago, and is news no more. */
  readonly isOverdue: boolean;
  /**
   * The channel is still on, the account may see the site, and its prices if it is about them, wants notifications on devices
   * if it is one, and was notified that it began.
   */
  readonly isWanted: boolean;
};

/** What came of an attempt. */
export type SendOutcome =
  /** The receiver has it. */
  | { readonly kind: 'sent' }
  /** It lies in the outbox of mails. */
  | { readonly kind: 'queued' }
  /** The receiver exists no more. */
  | { readonly kind: 'gone'; readonly said: string }
  | { readonly kind: 'failed'; readonly failure: DeliveryFailure; readonly said: string }
  /** It may go well later, after a pause that the receiver asks for or null. */
  | {
      readonly kind: 'again';
      readonly failure: DeliveryFailure;
      readonly said: string;
      readonly afterMs: number | null;
    };
