import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUpApp, openApp } from '../../test/app-for-test.tsx';
import { buildAppConfig } from '../../test/build-app-config.ts';
import { serveForTest, success } from '../../test/server-for-test.ts';

const demo = { username: 'demo', password: 'ohmstead' };

const account = (ofDemo: typeof demo | null) => {
  const answers = {
    '/api/v1/common/config': success(buildAppConfig({ demo: ofDemo })),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    '/api/v1/user/sitelist': success([]),
    '/api/v1/user/demohistory': success({ share: 0.409 }),
  };
  const { asked } = serveForTest(answers);
  return { answers, timesAsked: (path: string) => asked.filter((one) => one.path === path).length };
};

const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('while the demo’s history is being built', () => {
  cleanUpApp();
  // Vite's own time limit for loading a module would pass with the test's clock.
  beforeAll(() =>
    Promise.all([
      import('../features/home/page/HomeScreen.tsx'),
      import('../features/home/meters/OverviewTab.tsx'),
    ]),
  );
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem('token', 't1');
  });

  it('every page says how far it is, and shows what has come once it is complete', async () => {
    const { answers, timesAsked } = account(demo);
    await openApp('/main');
    await screen.findByText(/No sites yet/);
    expect(await screen.findByText(/two years of history.*40%/)).toBeTruthy();
    answers['/api/v1/user/demohistory'] = success({ share: 0.66 });
    await passed(4000);
    expect(screen.getByText(/two years of history.*66%/)).toBeTruthy();
    const before = timesAsked('/api/v1/user/sitelist');
    answers['/api/v1/user/demohistory'] = success({ share: null });
    await passed(4000);
    expect(screen.queryByText(/two years of history/)).toBeNull();
    await vi.waitFor(() => expect(timesAsked('/api/v1/user/sitelist')).toBeGreaterThan(before));
    const asked = timesAsked('/api/v1/user/demohistory');
    await passed(30_000);
    expect(timesAsked('/api/v1/user/demohistory')).toBe(asked);
  });

  it('a server without a demo is not asked', async () => {
    const { timesAsked } = account(null);
    await openApp('/main');
    await screen.findByText(/No sites yet/);
    await passed(10_000);
    expect(timesAsked('/api/v1/user/demohistory')).toBe(0);
  });
});
