import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: Readonly<Record<string, string>>) => {
  const result = readConfig(env, '/srv');
  return result.kind === 'ok' ? result.config : result.problems;
};

const apple = { APNS_KEY: 'key.p8', APNS_KEY_ID: 'K', APNS_TEAM_ID: 'T', APNS_TOPIC: 'org.example' };

describe('the settings of apps', () => {
  it('are none by default, and private addresses refused', () => {
    expect(read({})).toMatchObject({ fcm: null, apns: null, allowPrivateWebhooks: false });
  });

  it('name files from where the program was started, and the services themselves', () => {
    expect(read({ ...apple, FCM_CREDENTIALS: 'fcm.json' })).toMatchObject({
      fcm: { credentials: '/srv/fcm.json', url: 'https://fcm.googleapis.com' },
      apns: {
        keyFile: '/srv/key.p8',
        keyId: 'K',
        teamId: 'T',
        topic: 'org.example',
        url: 'https://api.push.apple.com',
      },
    });
    const sandbox = read({ ...apple, APNS_URL: 'https://api.sandbox.push.apple.com/' });
    expect(sandbox).toMatchObject({ apns: { url: 'https://api.sandbox.push.apple.com' } });
  });

  it('of Apple are all given or none', () => {
    expect(read({ APNS_KEY: 'key.p8', APNS_TOPIC: 'org.example' })).toEqual([
      'APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID and APNS_TOPIC must all be given, or none',
    ]);
  });
});
