import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUpApp, openApp } from '../../test/app-for-test.tsx';
import { buildAppConfig } from '../../test/build-app-config.ts';
import { buildSiteListItem } from '../../test/build-site-list-item.ts';
import { serveForTest, success } from '../../test/server-for-test.ts';

const sites = '/api/v1/user/sitelist';

/** A list of sites with a month of which so many of a hundred days are computed; all where none are given. */
const listed = (monthEnergy: number, doneDays?: number) => {
  const answer = success([buildSiteListItem({ monthEnergy })]);
  const computing = doneDays === undefined ? {} : { computing: { doneDays, allDays: 100 } };
  return { ...answer, body: { ...(answer.body as object), ...computing } };
};

const answering = () => {
  const answers: Record<string, ReturnType<typeof success>> = {
    '/api/v1/common/config': success(buildAppConfig({ demo: null })),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    [sites]: listed(7, 0),
  };
  const { asked } = serveForTest(answers);
  return { answers, timesAsked: () => asked.filter(({ path }) => path === sites).length };
};

const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => screen.queryByRole('progressbar');

describe('while days of an answer are being computed', () => {
  cleanUpApp();
  // Vite's own time limit for loading a module would pass with the test's clock.
  beforeAll(() =>
    Promise.all([
      import('../features/home/page/HomeScreen.tsx'),
      import('./ComputingBar.tsx'),
      import('../api/ask-until-whole.ts'),
    ]),
  );
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem('token', 't1');
  });

  it('the page says so, shows how far they are, and asks again until all are', async () => {
    const { answers, timesAsked } = answering();
    await openApp('/main');
    expect(await screen.findByText(/sums and bills on this page are incomplete/)).toBeTruthy();
    expect(bar()).toMatchObject({ max: 100, value: 0 });
    answers[sites] = listed(8, 42);
    await passed(1200);
    expect(bar()).toMatchObject({ value: 42 });
    expect(screen.getByText('42%')).toBeTruthy();
    answers[sites] = listed(9);
    await passed(2200);
    await vi.waitFor(() => expect(bar()).toBeNull());
    expect(screen.queryByText(/incomplete/)).toBeNull();
    const asked = timesAsked();
    await passed(9000);
    expect(timesAsked()).toBe(asked);
  });

  it('it asks ever less often', async () => {
    const { timesAsked } = answering();
    await openApp('/main');
    await vi.waitFor(() => expect(bar()).toBeTruthy());
    await passed(1200);
    const soon = timesAsked();
    expect(soon).toBeGreaterThanOrEqual(2);
    await passed(1000);
    expect(timesAsked()).toBe(soon);
    await passed(1200);
    expect(timesAsked()).toBe(soon + 1);
  });
});
