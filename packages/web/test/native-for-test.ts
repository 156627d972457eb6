// A phone for tests: it reaches devices as the app does, past a browser's rules.
import { request } from 'node:http';
import { afterEach } from 'vitest';
import { browserNative } from '../src/platform/browser-native.ts';
import { setNative } from '../src/platform/current-native.ts';
import type { DeviceAnswer, DeviceRequest, Native } from '../src/platform/native.ts';

const requestByNode = ({ method, url, headers, body, timeoutMs }: DeviceRequest): Promise<DeviceAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false, timeout: timeoutMs }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const answerHeaders = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(answerHeaders), text });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', reject);
    asked.end(body);
  });

/** Until the end of the test. */
export const takePhone = (own: Partial<Native> = {}): void =>
  setNative({ ...browserNative, platform: 'android', request: requestByNode, ...own });

export const putPhoneBack = (): void => {
  afterEach(() => setNative(browserNative));
};
