import type { SiteLiveEvent } from '@ohmstead/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { buildIncident } from '../../../../test/build-incident.ts';
import { liveForTest } from '../../../../test/live-for-test.ts';
import { serveForTest, success } from '../../../../test/server-for-test.ts';
import { buildLive, buildOverview } from '../build-for-test.ts';

const incidentsOf = (...items: ReturnType<typeof buildIncident>[]) =>
  success({ timeZone: 'Europe/Berlin', priceUnit: 'EUR', open: items.length, items, hasMore: false });

describe('a site that is looked at', () => {
  cleanUpApp();
  beforeEach(() => localStorage.setItem('token', 't1'));

  it('shows an alert as soon as the live values have one', async () => {
    const { stream, send } = liveForTest();
    // Nothing flows, so that nothing moves.
    const overview = buildOverview({ live: buildLive({ gridW: 0, importW: 0, consumptionW: 0 }) });
    const answers = {
      '/api/v1/common/config': success(buildAppConfig()),
      '/api/v1/user/noticecount': success({ List: [] }),
      '/api/v1/site/overview/1': success(overview),
      '/api/v1/site/incidents/1': incidentsOf(),
      '/api/v1/site/live/1': stream,
    };
    const { asked } = serveForTest(answers);
    const timesAsked = () => asked.filter(({ path }) => path.startsWith('/api/v1/site/incidents/1')).length;
    await openApp('/site/1');
    await screen.findByRole('heading', { level: 1, name: 'House' });
    const event = (openIncidents: number): SiteLiveEvent => {
      const { id, live, lastUpdateTime, meters } = overview;
      return { id, live, lastUpdateTime, openIncidents, meters };
    };
    await act(async () => send(event(0)));
    await act(async () => send({ ...event(0), lastUpdateTime: '2026-11-20T12:00:05Z' }));
    expect(timesAsked()).toBe(1);
    answers['/api/v1/site/incidents/1'] = incidentsOf(buildIncident({ siteId: 1 }));
    await act(async () => send(event(1)));
    expect((await screen.findAllByRole('link', { name: /Overload/ })).length).toBeGreaterThan(0);
    expect(timesAsked()).toBe(2);
  });
});
