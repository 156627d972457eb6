import type { AccountLiveEvent } from '@ohmstead/contract';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { buildAccountYesterday } from '../../../../test/build-account-yesterday.ts';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { buildPortfolio } from '../../../../test/build-portfolio.ts';
import { buildSiteListItem } from '../../../../test/build-site-list-item.ts';
import { liveForTest } from '../../../../test/live-for-test.ts';
import { serveForTest, success } from '../../../../test/server-for-test.ts';

const known = { measured: 1, estimated: 0, missing: 0 };

const account = () => {
  const { stream, send } = liveForTest();
  const sites = [buildSiteListItem(), buildSiteListItem({ id: 2, name: 'Farm', monthEnergy: 50, power: 80 })];
  const meters = [buildMeterLive(), buildMeterLive({ id: 12, siteId: 2, name: 'Pump' })];
  const answers = {
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/noticecount': success({ List: [] }),
    '/api/v1/user/lastday': success([]),
    '/api/v1/user/sitelist': success(sites),
    '/api/v1/user/meterlist': success(meters),
    '/api/v1/user/portfolio': success(buildPortfolio()),
    '/api/v1/user/yesterday': success(buildAccountYesterday()),
    '/api/v1/user/live': stream,
  };
  const event = (power: number, openIncidents = 0): AccountLiveEvent => ({
    sites: [1, 2].map((id) => ({
      id,
      power,
      lastUpdateTime: new Date().toISOString(),
      openIncidents: id === 2 ? openIncidents : 0,
    })),
    meters: meters.map((meter) => ({ ...meter, gl: power })),
    newestNotice: null,
  });
  const { asked } = serveForTest(answers);
  const timesAsked = (path: string) => asked.filter((one) => one.path === path).length;
  return { answers, event, send, meters, sites, timesAsked };
};

const everyMs = 30_000;

/** Data flow all the while. */
const live = async (seconds: number, send: () => void): Promise<void> => {
  for (let passed = 0; passed < seconds; passed += everyMs / 1000) {
    await act(async () => {
      send();
      await vi.advanceTimersByTimeAsync(everyMs);
    });
  }
};

describe('the main page while data flow', () => {
  cleanUpApp();
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem('token', 't1');
  });

  it('asks for all meters anew every five minutes', async () => {
    const { event, send, timesAsked } = account();
    await openApp('/main?tab=overview');
    expect((await screen.findAllByText('Pump')).length).toBeGreaterThan(0);
    await live(210, () => send(event(300)));
    expect(timesAsked('/api/v1/user/meterlist')).toBe(1);
    await live(420, () => send(event(300)));
    expect(timesAsked('/api/v1/user/meterlist')).toBe(3);
  });

  it('shows a meter that was added elsewhere at once', async () => {
    const { answers, event, send, meters } = account();
    await openApp('/main?tab=overview');
    await screen.findAllByText('Pump');
    await live(30, () => send(event(300)));
    const added = buildMeterLive({ id: 13, name: 'Barn' });
    answers['/api/v1/user/meterlist'] = success([...meters, added]);
    const { meters: known, ...rest } = event(300);
    await live(30, () => send({ ...rest, meters: [...known, added] }));
    expect((await screen.findAllByText('Barn')).length).toBeGreaterThan(0);
  });

  it('keeps month and money of My sites fresh, the rows by the same answer as their total', async () => {
    const { answers, event, send, sites } = account();
    await openApp('/main');
    await screen.findByText('Farm');
    const total = { ...buildPortfolio().total, consumptionKwh: { today: 9, month: 190.25, year: 900 } };
    const rows = sites.map(({ id }) => ({
      id,
      monthEnergy: id * 60.25,
      monthCoverage: known,
      monthFee: 33.5,
    }));
    answers['/api/v1/user/portfolio'] = success(buildPortfolio({ sites: rows, total }));
    await live(90, () => send(event(456)));
    const [flat, farm] = ['Flat', 'Farm'].map((name) => screen.getByRole('link', { name }).closest('li'));
    expect(flat?.textContent).toMatch(/456.*60\.25.*33\.50/);
    expect(farm?.textContent).toMatch(/456.*120\.50.*33\.50/);
    const together = screen.getByRole('heading', { name: /2 sites/ }).closest('section');
    expect(together && within(together).getByText(/912/)).toBeTruthy();
    expect(together?.textContent).toContain('190.25');
  });

  it('begins with yesterday of all sites, and leads from each site’s figures to its reports', async () => {
    account();
    await openApp('/main');
    const yesterday = await screen.findByRole('region', { name: 'Yesterday' });
    expect(await within(yesterday).findByText(/42\.00/)).toBeTruthy();
    expect(yesterday.textContent).toMatch(/6\.96.*12% less than usual \(Sunday\)/);
    const ways = within(yesterday)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/site/1/report/energy?period=day&date=2026-11-22',
      '/site/1/report/bill?period=day&date=2026-11-22',
      '/site/2/report/energy?period=day&date=2026-11-22',
    ]);
  });

  it('shows alerts that begin and end beside the site’s name', async () => {
    const { event, send } = account();
    await openApp('/main');
    await screen.findByText('Farm');
    const alerts = () => screen.queryAllByRole('link', { name: /alert/ });
    expect(alerts()).toEqual([]);
    await live(30, () => send(event(300, 2)));
    const [link, ...others] = alerts();
    expect(others).toEqual([]);
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['2 alerts', '/site/2/alerts']);
    await live(30, () => send(event(300, 1)));
    expect(alerts().map(({ textContent }) => textContent)).toEqual(['1 alert']);
    await live(30, () => send(event(300)));
    expect(alerts()).toEqual([]);
  });
});
