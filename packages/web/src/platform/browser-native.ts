import type { DeviceAnswer, DeviceRequest, Native } from './native.ts';

/** What a browser offers of it. */
export const browserNative: Native = {
  platform: 'browser',
  request: async ({ method, url, headers, body, timeoutMs }: DeviceRequest): Promise<DeviceAnswer> => {
    const answer = await fetch(url, {
      method,
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    };
  },
  isConnected: async () => navigator.onLine,
  ssid: async () => null,
  joinWifi: async () => 'unsupported',
  discover: async function* () {},
  pushToken: async () => null,
  onLink: () => undefined,
};
