// Pure: what is typed about a device's upload, and what is sent of it.
import type { TextKey } from '@ohmstead/i18n';
import type { RunMode, UploadChange, UploadSettings } from '../../../device/answers/upload-settings.ts';

export type UploadFields = {
  readonly runMode: RunMode;
  readonly address: string;
  readonly interval: string;
  readonly mqttUsername: string;
  readonly mqttPassword: string;
};

export type UploadErrors = { readonly address?: TextKey; readonly interval?: TextKey };

export type CheckedUpload =
  | { readonly kind: 'valid'; readonly change: UploadChange }
  | { readonly kind: 'invalid'; readonly errors: UploadErrors };

/** Modes with an address of one's own, and what it looks like. */
export const addressExamples: Partial<Record<RunMode, string>> = {
  tcp: '192.168.1.5:8001',
  http: 'http://192.168.1.5:8080/upload',
  mqtt: 'mqtt://192.168.1.5:1883',
};

const host = '[\\w.-]+';
const port = ':\\d{1,5}';
const addressPatterns: Partial<Record<RunMode, RegExp>> = {
  tcp: new RegExp(`^((tcp|tls)://)?${host}${port}$`, 'i'),
  http: new RegExp(`^https?://${host}(${port})?(/\\S*)?$`, 'i'),
  mqtt: new RegExp(`^(mqtts?://)?${host}(${port})?$`, 'i'),
};

export const uploadFields = (settings: UploadSettings): UploadFields => ({
  runMode: settings.runMode ?? 'cloud',
  address: settings.uploadAddress ?? '',
  interval: settings.uploadInterval === null ? '' : String(settings.uploadInterval),
  mqttUsername: settings.mqttUsername ?? '',
  mqttPassword: '',
});

export const checkUpload = (fields: UploadFields): CheckedUpload => {
  const pattern = addressPatterns[fields.runMode];
  if (pattern === undefined) return { kind: 'valid', change: { runMode: fields.runMode } };
  const seconds = secondsOf(fields.interval);
  const errors: UploadErrors = {
    ...(!pattern.test(fields.address.trim()) && { address: 'local.error.uploadAddress' as const }),
    ...(Number.isNaN(seconds) && { interval: 'local.error.interval' as const }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'valid', change: changeOf(fields, seconds) };
};

const longestSeconds = 86_400;

/** Null where nothing is typed: the device keeps its own. */
const secondsOf = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  const seconds = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return seconds >= 1 && seconds <= longestSeconds ? seconds : Number.NaN;
};

const changeOf = (fields: UploadFields, seconds: number | null): UploadChange => ({
  runMode: fields.runMode,
  uploadAddress: fields.address.trim(),
  ...(seconds !== null && { uploadInterval: seconds }),
  ...(fields.runMode === 'mqtt' && {
    mqttUsername: fields.mqttUsername,
    // It is never shown: an empty field leaves it as it is.
    ...(fields.mqttPassword !== '' && { mqttPassword: fields.mqttPassword }),
  }),
});
