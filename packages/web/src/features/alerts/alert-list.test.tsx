import { incidentPageSize } from '@ohmstead/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../test/build-app-config.ts';
import { buildIncident } from '../../../test/build-incident.ts';
import { buildMeterLive } from '../../../test/build-meter-live.ts';
import { buildSite } from '../../../test/build-site.ts';
import { refusal, serveForTest, success } from '../../../test/server-for-test.ts';

const over = (id: number, change: Parameters<typeof buildIncident>[0] = {}) =>
  buildIncident({ id, endedAt: '2026-11-20T10:20:00.000Z', ...change });

const page = (items: readonly unknown[], change: object = {}) =>
  success({ timeZone: 'Europe/Berlin', priceUnit: 'EUR', open: 0, items, hasMore: false, ...change });

const list = '/api/v1/site/incidents/3';

const serve = (given: Record<string, ReturnType<typeof success>> = {}) => {
  const answers: Record<string, ReturnType<typeof success>> = {
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    '/api/v1/site/get/3': success(buildSite({ id: 3, name: 'Mill' })),
    '/api/v1/site/inverterList/3': success(
      [11, 12].map((id) => ({ ...buildMeterLive({ id, name: `Meter ${id}` }), dataDict: [] })),
    ),
    [list]: page([]),
    ...given,
  };
  const { asked } = serveForTest(answers);
  const lastQuery = () =>
    new URLSearchParams(asked.findLast(({ path }) => path.startsWith(list))?.path.split('?')[1]);
  return { answers, lastQuery };
};

describe('the alerts of a site', () => {
  cleanUpApp();
  beforeEach(() => localStorage.setItem('token', 't'));

  it('are what goes on, then day by day, each with its place, span and reason', async () => {
    const items = [
      buildIncident({ id: 9 }),
      over(8, { kind: 'overVoltage', unit: 'V', limit: 253, worst: 261, phase: 2 }),
      over(7, { kind: 'dayConsumption', unit: 'kWh', limit: 20, worst: 24, meterId: null, meterName: null }),
    ];
    serve({ [list]: page(items, { open: 1 }) });
    await openApp('/site/3/alerts');
    const ongoing = await screen.findByRole('link', { name: /^Overload/ });
    expect(ongoing.getAttribute('href')).toBe('/site/3/alerts/9');
    expect(ongoing.textContent).toContain('Going on');
    expect(ongoing.textContent).toContain('Main meter');
    expect(ongoing.textContent).toContain('The power reached 12.30\u202fkW. Your limit is 11.00\u202fkW.');
    const ended = screen.getByRole('link', { name: /^Over-voltage/ });
    expect(ended.textContent).toContain('Main meter, phase B');
    expect(ended.textContent).toContain('Nov 20, 2026, 11:00\u202fAM to 11:20\u202fAM (20 min)');
    expect(screen.getByRole('link', { name: /Consumption of the day/ }).textContent).toContain('Whole site');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Going on now',
      'Fri, Nov 20, 2026',
    ]);
    expect(screen.getByRole('radio', { name: 'Going on (1)' })).toBeDefined();
  });

  it('say where there is none, and lead to the rules', async () => {
    serve();
    await openApp('/site/3/alerts');
    await screen.findByText('No alert information');
    expect(screen.getAllByRole('link', { name: 'Alert rules' })[0]?.getAttribute('href')).toBe(
      '/site/3/alerts/rules',
    );
  });

  it('are asked for as the address says, and the filters change it', async () => {
    const { lastQuery } = serve();
    const { router } = await openApp('/site/3/alerts?state=open&kinds=offline&meters=11&to=2026-11-20');
    await screen.findByText('No alert matches these filters');
    expect(Object.fromEntries(lastQuery())).toMatchObject({
      state: 'open',
      kinds: 'offline',
      sensorids: '11',
      endtime: '2026-11-21',
    });
    fireEvent.click(screen.getByText('Filters (3)'));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Overload' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ kinds: 'offline,overPower' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Meter 11' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('meters'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'open' }));
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('are not asked for where the span ends before it begins', async () => {
    serve();
    await openApp('/site/3/alerts?from=2026-11-20&to=2026-11-19');
    await screen.findByText('The first day must not be after the last.');
  });

  it('come page by page', async () => {
    const ids = Array.from({ length: incidentPageSize }, (_, index) => 100 - index);
    const { answers, lastQuery } = serve({
      [list]: page(
        ids.map((id) => over(id)),
        { hasMore: true },
      ),
    });
    await openApp('/site/3/alerts');
    const more = await screen.findByRole('button', { name: 'Show more' });
    answers[list] = page([over(50, { kind: 'offline', unit: 'minutes', limit: 30, worst: 45 })]);
    fireEvent.click(more);
    await screen.findByRole('link', { name: /^Offline/ });
    expect(lastQuery().get('skip')).toBe(String(incidentPageSize));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('say what failed, and come after trying again', async () => {
    const { answers } = serve({ [list]: refusal(400, { code: 'field_invalid' }) });
    await openApp('/site/3/alerts');
    const main = await screen.findByRole('main');
    const retry = await within(main).findByRole('button', { name: 'Try again' });
    answers[list] = page([over(8)]);
    fireEvent.click(retry);
    await screen.findByRole('link', { name: /^Overload/ });
  });

  it.each(['3', 'nonsense'])('of a site that is not there (%s) lead back', async (id) => {
    serve({ '/api/v1/site/get/3': refusal(404, { code: 'wrong_id' }) });
    await openApp(`/site/${id}/alerts`);
    await screen.findByRole('link', { name: 'Go to My sites' });
  });
});
