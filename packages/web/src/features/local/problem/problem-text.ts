import type { TextKey, TextParams } from '@ohmstead/i18n';
import type { DeviceFailure } from '../../../device/answers/outcome.ts';

type Say = (key: TextKey, params?: TextParams) => string;

/** The time a lock still lasts is counted where it is shown. */
export const problemText = (failure: DeviceFailure, say: Say): string => {
  switch (failure.kind) {
    case 'noNetwork':
      return say('local.noNetwork');
    case 'unreachable':
      return say('local.unavailable');
    case 'notReady':
      return say('local.notReady');
    case 'notUnderstood':
      return say('local.invalidVersion');
    case 'loginNeeded':
      return say(failure.refused ? 'local.loginWrong' : 'local.loginText');
    case 'locked':
      return say('local.locked', { seconds: 0 });
    case 'refused':
      return failure.message === ''
        ? say('local.refused')
        : say('local.refusedBecause', { reason: failure.message });
  }
};
