import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { buildSite } from '../../../../test/build-site.ts';
import { refusal, serveForTest, success } from '../../../../test/server-for-test.ts';
import { buildAuditItem, buildAuditPage } from '../audit/build-for-test.ts';

const measured = { measured: 1, estimated: 0, missing: 0 };
const estimated = { measured: 0.75, estimated: 0.25, missing: 0 };
const meter = (id: number, name: string, items: number, coverage = measured) => ({
  id,
  name,
  placeName: 'Flat',
  items,
  coverage,
});

const two = (value: number) => String(value).padStart(2, '0');
const times = Array.from(
  { length: 96 },
  (_, quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`,
);
const profile = {
  from: '2026-11-19T23:00:00Z',
  to: '2026-11-20T23:00:00Z',
  timeZone: 'Europe/Berlin',
  figure: 'consumption',
  times,
  series: [
    {
      dayType: 'weekday',
      season: null,
      unit: 'W',
      days: 1,
      data: times.map((_, i) => (i === 72 ? 4960 : 200)),
    },
  ],
};

const serve = (
  meters: ReturnType<typeof meter>[],
  given: Record<string, ReturnType<typeof success>> = {},
) => {
  const { asked } = serveForTest({
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    '/api/v1/site/get/1': success(buildSite()),
    '/api/v1/site/auditcauses/1': success({ meters }),
    '/api/v1/site/profile/1': success(profile),
    '/api/v1/inverter/audit/11': success(
      buildAuditPage({ items: [buildAuditItem({ effectKwh: 8.9, effectAmount: 2.67 })] }),
    ),
    ...given,
  });
  return (path: string) => asked.map((one) => one.path).filter((one) => one.startsWith(`/api/v1/${path}`));
};

const day = '/site/1/causes?from=2026-11-20&to=2026-11-21';

describe('what is behind a day', () => {
  cleanUpApp();
  beforeEach(() => localStorage.setItem('token', 't'));

  it('is when most was used, and the entries of its meters', async () => {
    const pathsOf = serve([meter(11, 'Main meter', 1), meter(12, 'Roof', 0, estimated), meter(13, 'Car', 0)]);
    await openApp(day);
    const quarters = (await screen.findByText('Highest quarter-hours')).closest('section');
    const [first] = await within(quarters ?? document.body).findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^6:00\sPM–6:15\sPM1.24\skWh4.96\skW$/);
    const main = (await screen.findByRole('heading', { name: 'Main meter' })).closest('section');
    await within(main ?? document.body).findByText(/^Adds 8.90\skWh · about €2.67 more to pay$/);
    expect(
      within(main ?? document.body)
        .getByRole('link', { name: 'Audit list of these days (1)' })
        .getAttribute('href'),
    ).toBe('/edit/meter/11/audit?from=2026-11-20&to=2026-11-21');
    expect(screen.getByText('75.0% measured, 25.0% estimated, 0.0% missing')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Car' })).toBeNull();
    expect(pathsOf('inverter/audit/')).toHaveLength(1);
    expect(screen.getByText('Nov 20, 2026')).toBeDefined();
  });

  it('of several days has no quarter-hours', async () => {
    const pathsOf = serve([meter(12, 'Roof', 0, estimated)]);
    await openApp('/site/1/causes?from=2026-11-01&to=2026-12-01');
    await screen.findByRole('heading', { name: 'Roof' });
    expect(pathsOf('site/profile')).toEqual([]);
  });

  it('was measured where nothing was judged, and leads to what used it', async () => {
    serve([meter(11, 'Main meter', 0)]);
    await openApp(day);
    await screen.findByText('Everything was measured');
    const quarters = screen.getByText('Highest quarter-hours').closest('section');
    const report = within(quarters ?? document.body).getByRole('link', { name: 'Energy report' });
    expect(report.getAttribute('href')).toBe('/site/1/report/energy?period=day&date=2026-11-20');
  });

  it('of another’s site is not shown', async () => {
    serve([], { '/api/v1/site/get/1': refusal(404, { code: 'wrong_id' }) });
    await openApp(day);
    await screen.findByRole('link', { name: 'Go to My sites' });
  });
});
