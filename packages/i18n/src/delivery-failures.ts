// Why a message to a channel did not arrive.
import type { DeliveryFailure } from '@ohmstead/contract';
import type { TextKey } from './table.ts';

export const deliveryFailureTexts: Readonly<Record<DeliveryFailure, TextKey>> = {
  unreachable: 'channels.failure.unreachable',
  refused: 'channels.failure.refused',
  gone: 'channels.failure.gone',
  private: 'channels.failure.private',
  expired: 'channels.failure.expired',
  capped: 'channels.failure.capped',
  unavailable: 'channels.failure.unavailable',
  pushOff: 'channels.failure.pushOff',
  unconfirmed: 'channels.failure.unconfirmed',
};

/** Of these the receiver's own words say something beyond ours. */
export const failuresWithAnswer: ReadonlySet<DeliveryFailure> = new Set(['refused', 'unreachable', 'gone']);
