import type { TextKey } from '@ohmstead/i18n';
import type { RunMode } from '../../../device/answers/upload-settings.ts';

type ModeWords = { readonly name: TextKey; readonly hint: TextKey };

export const modeWords: Record<RunMode, ModeWords> = {
  cloud: { name: 'local.mode.cloud', hint: 'local.mode.cloudHint' },
  tcp: { name: 'local.mode.tcp', hint: 'local.mode.tcpHint' },
  http: { name: 'local.mode.http', hint: 'local.mode.httpHint' },
  mqtt: { name: 'local.mode.mqtt', hint: 'local.mode.mqttHint' },
  standAlone: { name: 'local.mode.standAlone', hint: 'local.mode.standAloneHint' },
};
