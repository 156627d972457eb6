// The services of Google and Apple as their documentation describes them, on this computer, with the credentials an operator
// would have: their own cannot be reached from a test.
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { httpReceiver } from '@ohmstead/e2e/receivers';
import type { TakenMessage } from './taken-message.ts';

const appleToken = 'ab'.repeat(32);
const googleToken = 'device-token';

export const pushServices = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-push-'));
  const [google, apple] = await Promise.all([googleService(folder), appleService(folder)]);
  return {
    env: { ...google.env, ...apple.env },
    targets: [
      { kind: 'appPush', service: 'fcm', token: googleToken },
      { kind: 'appPush', service: 'apns', token: appleToken },
    ] as const,
    taken: (): TakenMessage[] => [...google.taken(), ...apple.taken()],
    close: async () => {
      await Promise.all([google.close(), apple.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const googleService = async (folder: string) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const receiver = await httpReceiver(({ path }) => ({
    status: 200,
    body: path === '/token' ? JSON.stringify({ access_token: 'access', expires_in: 3599 }) : '{}',
  }));
  const credentials = join(folder, 'service-account.json');
  await writeFile(
    credentials,
    JSON.stringify({
      project_id: 'my-project',
      client_email: 'sender@my-project.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${receiver.url}/token`,
    }),
  );
  return {
    env: { FCM_CREDENTIALS: credentials, FCM_URL: receiver.url },
    taken: () =>
      receiver.received
        .filter(({ path }) => path !== '/token')
        .map(({ path, headers, body }): TakenMessage => {
          const { message } = JSON.parse(String(body));
          const isRight =
            path === '/v1/projects/my-project/messages:send' &&
            headers.authorization === 'Bearer access' &&
            message.token === googleToken;
          if (!isRight) throw new Error(`Google would not take this: ${path} ${body}`);
          return { channel: 'fcm', title: message.notification.title, text: message.notification.body };
        }),
    close: receiver.close,
  };
};

const appleService = async (folder: string) => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyFile = join(folder, 'AuthKey.p8');
  await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const taken: TakenMessage[] = [];
  const server: Http2Server = createServer();
  server.on('stream', async (stream, headers) => {
    const body = await text(stream);
    const isRight = headers[':path'] === `/3/device/${appleToken}`;
    if (isRight) {
      const { alert } = JSON.parse(body).aps;
      taken.push({ channel: 'apns', title: alert.title, text: alert.body });
    }
    stream.respond({ ':status': isRight ? 200 : 410 });
    stream.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    env: {
      APNS_KEY: keyFile,
      APNS_KEY_ID: 'KEY1234567',
      APNS_TEAM_ID: 'TEAM123456',
      APNS_TOPIC: 'org.example.energy',
      APNS_URL: `http://127.0.0.1:${port}`,
    },
    taken: () => taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
