import { native } from '../platform/current-native.ts';
import { createAsk } from './ask.ts';
import { createDeviceClient } from './device-client.ts';
import { keptLogins } from './kept-logins.ts';

/** Devices, as this phone reaches them. */
export const device = createDeviceClient(
  createAsk({
    request: (request) => native().request(request),
    isConnected: () => native().isConnected(),
    loginOf: keptLogins.of,
    now: () => Date.now(),
  }),
);
