import { describe, expect, it } from 'vitest';
import { landingOf } from './landing.ts';

const user = { hasToken: true, isAppBuild: false };
const stranger = { hasToken: false, isAppBuild: false };
const app = { hasToken: false, isAppBuild: true };

describe('landingOf', () => {
  it.each(['/site/3', '/edit/notice/5?x=1', '/site/3/report/energy', '/nowhere', '/mainframe'])(
    'puts home behind %s',
    (path) => {
      expect(landingOf(path, user)).toEqual({ home: '/main', open: path });
    },
  );

  it.each(['/', '/main', '/main?tab=overview', '/login', '/login/true', '/register', '/forgotPassword'])(
    'opens %s as it is',
    (path) => {
      expect(landingOf(path, user)).toEqual({ home: null, open: path });
    },
  );

  it('leaves strangers to the guard', () => {
    expect(landingOf('/site/3', stranger)).toEqual({ home: null, open: '/site/3' });
  });

  it('leads local paths to the main page in the web build', () => {
    expect(landingOf('/local/192.168.1.20/wifiscan', user)).toEqual({ home: null, open: '/main' });
    expect(landingOf('/localdevices', stranger)).toEqual({ home: null, open: '/main' });
  });

  it('puts the local devices behind a local page in the app build', () => {
    expect(landingOf('/local/192.168.1.20', app)).toEqual({
      home: '/localdevices',
      open: '/local/192.168.1.20',
    });
    expect(landingOf('/localdevices', app)).toEqual({ home: null, open: '/localdevices' });
  });
});
