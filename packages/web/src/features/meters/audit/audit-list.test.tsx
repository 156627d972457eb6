import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { success } from '../../../../test/server-for-test.ts';
import { buildMeter } from '../build-for-test.ts';
import { buildAuditItem, buildAuditPage } from './build-for-test.ts';
import { serveAudit } from './serve-audit-for-test.ts';

const path = '/edit/meter/11/audit';
const measured = { measured: 1, estimated: 0, missing: 0 };
const gap = buildAuditItem({
  kind: 'gap',
  reason: 'silence',
  at: '2026-11-20T14:00:00Z',
  since: '2026-11-20T08:00:00Z',
  register: -1,
  phase: null,
  direction: null,
  beforeKwh: null,
  afterKwh: null,
  bookedKwh: null,
  effectKwh: null,
  effectAmount: null,
  spread: { importKwh: 1.5, exportKwh: 0 },
  choices: ['keep'],
});

describe('the audit list', () => {
  cleanUpApp();

  it('says from when to when, and the energy and money of each entry', async () => {
    const booked = buildAuditItem({ bookedKwh: 1.24, effectKwh: 1.24, effectAmount: 0.37 });
    const returned = buildAuditItem({
      kind: 'return',
      reason: 'back',
      at: '2026-11-19T12:00:00Z',
      since: '2026-11-18T12:00:00Z',
      effectKwh: -3,
      effectAmount: -0.9,
    });
    serveAudit({ page: { items: [gap, booked, returned] } });
    await openApp(path);
    await screen.findByText(/^Adds 1.24\skWh · about €0.37 more to pay$/);
    expect(screen.getByText(/^Takes back 3.00\skWh · about €0.90 less to pay$/)).toBeDefined();
    expect(screen.getByText(/^1.50\skWh of import spread over this time$/)).toBeDefined();
    expect(screen.getByText('From Nov 18, 2026, 1:00 PM to Nov 19, 2026, 1:00 PM')).toBeDefined();
  });

  it('says that nothing passed in a gap at whose end the counter is where it was', async () => {
    serveAudit({ page: { items: [{ ...gap, spread: { importKwh: 0, exportKwh: 0 } }] } });
    await openApp(path);
    await screen.findByText('Adds no energy');
    expect(screen.getByText(/No energy is counted for it\.$/)).toBeDefined();
    expect(screen.queryByText(/spread over it/)).toBeNull();
  });

  it('of a calculated meter is that of its parts', async () => {
    const meter = buildMeter({ parts: [{ meterId: 12, sign: 1 }] });
    const meters = [buildMeterLive(), buildMeterLive({ id: 12, name: 'Roof' })];
    const { pathsOf } = serveAudit({
      given: { '/api/v1/inverter/get/11': success(meter), '/api/v1/user/meterlist': success(meters) },
    });
    await openApp(`${path}?from=2026-11-20&to=2026-11-21`);
    const link = await screen.findByRole('link', { name: 'Audit list of Roof' });
    expect(link.getAttribute('href')).toBe('/edit/meter/12/audit?from=2026-11-20&to=2026-11-21');
    expect(pathsOf('inverter/audit')).toEqual([]);
  });

  it('says no money to those who may not see prices', async () => {
    serveAudit({
      page: { currency: null, items: [buildAuditItem({ effectKwh: 2, effectAmount: 0.5 })] },
      role: 'viewer',
    });
    await openApp(path);
    expect((await screen.findByText(/^Adds/)).textContent).toMatch(/^Adds 2.00\skWh$/);
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  });

  it('draws what was shown and what was counted, with the same in words and as a table', async () => {
    const points = [
      { at: '2026-11-20T11:59:50Z', shownKwh: 99.5, countedKwh: 0 },
      { at: '2026-11-20T11:59:55Z', shownKwh: 100, countedKwh: 0.5 },
      { at: '2026-11-20T12:00:00Z', shownKwh: 9000, countedKwh: 0.5 },
    ];
    const { pathsOf } = serveAudit({ given: { '/api/v1/inverter/auditcounts/11': success({ points }) } });
    await openApp(path);
    const figure = await screen.findByRole('figure');
    expect(figure.textContent).toMatch(
      /The meter showed 100.00\skWh \(.*\), then 9,000.00\skWh \(.*\)\. 0.00\skWh of this was counted\./,
    );
    fireEvent.click(within(figure).getByText('Show as table'));
    await waitFor(() => expect(figure.querySelectorAll('tbody tr')).toHaveLength(3));
    expect(pathsOf('inverter/auditcounts')).toEqual([
      '/api/v1/inverter/auditcounts/11?at=2026-11-20T12%3A00%3A00.000250Z&register=0',
    ]);
  });

  it('draws of a gap in which only export passed the export counter, and names it', async () => {
    const points = [
      { at: '2026-11-20T08:00:00Z', shownKwh: 10, countedKwh: 0 },
      { at: '2026-11-20T14:00:00Z', shownKwh: 12, countedKwh: 2 },
    ];
    const { pathsOf } = serveAudit({
      page: { items: [{ ...gap, spread: { importKwh: 0, exportKwh: 2 } }] },
      given: { '/api/v1/inverter/auditcounts/11': success({ points }) },
    });
    await openApp(path);
    const figure = await screen.findByRole('figure');
    expect(figure.textContent).toMatch(/Export counter · Phase A · The meter sent nothing from/);
    expect(pathsOf('inverter/auditcounts')).toEqual([expect.stringContaining('register=1')]);
  });

  it('keeps its days on the way to the readings kept apart', async () => {
    const quarantine = { id: 3, claimedTime: '2031-01-01', outcome: null };
    serveAudit({ page: { items: [buildAuditItem({ kind: 'clockError', quarantine })] } });
    await openApp(`${path}?from=2026-11-20&to=2026-11-21`);
    const link = await screen.findByRole('link', { name: 'Open the quarantine' });
    expect(link.getAttribute('href')).toBe(`${path}?view=quarantine&from=2026-11-20&to=2026-11-21`);
  });

  it.each(['kind=dip', 'from=2026-11-20&to=2026-11-21'])(
    'filtered by %s says that it is empty though something else is open',
    async (search) => {
      serveAudit({
        page: {
          items: [],
          isUndecided: true,
          unmeasured: search.startsWith('from') ? { coverage: measured, spans: [], hasMore: false } : null,
        },
      });
      await openApp(`${path}?${search}`);
      await screen.findByText(/^(No entries of this kind|Nothing unusual here)\.$/);
    },
  );

  it('of some days is asked for them alone, until they are taken away', async () => {
    const { pathsOf } = serveAudit();
    const { router } = await openApp(`${path}?from=2026-11-20&to=2026-11-21`);
    fireEvent.click(await screen.findByRole('button', { name: 'Show all days instead of Nov 20, 2026' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    const lists = () => pathsOf('inverter/audit');
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(lists().map((one) => one.includes('from=2026-11-20&to=2026-11-21'))).toEqual([true, false]);
  });

  it('takes no days that are none', async () => {
    const { pathsOf } = serveAudit();
    await openApp(`${path}?from=2026-11-31&to=2026-12-01`);
    await screen.findByText('Spike', { selector: 'h2' });
    expect(pathsOf('inverter/audit').some((one) => one.includes('from='))).toBe(false);
  });

  it('without entries says that nothing is unusual only where all is measured', async () => {
    serveAudit({ page: { items: [], unmeasured: { coverage: measured, spans: [], hasMore: false } } });
    await openApp(`${path}?from=2026-11-20&to=2026-11-21`);
    await screen.findByText('Nothing unusual here.');
  });

  it('of all days, without entries, looks at the newest of them before it calls them usual', async () => {
    const { answers, pathsOf } = serveAudit();
    const coverage = { measured: 0.9, estimated: 0, missing: 0.1 };
    const pages = [null, { coverage, spans: [], hasMore: false }].map((unmeasured) =>
      success(buildAuditPage({ items: [], unmeasured })),
    );
    Object.defineProperty(answers, '/api/v1/inverter/audit/11', { get: () => pages.shift() });
    await openApp(path);
    await screen.findByText('90.0% measured, 0.0% estimated, 10.0% missing');
    expect(screen.queryByText('Nothing unusual here.')).toBeNull();
    expect(pathsOf('inverter/audit').map((one) => one.includes('from='))).toEqual([false, true]);
  });

  it('says what is estimated or missing of the days, since when and why', async () => {
    serveAudit({
      page: {
        items: [],
        unmeasured: {
          coverage: { measured: 0.7, estimated: 0.25, missing: 0.05 },
          spans: [
            {
              from: '2026-11-20T08:00:00Z',
              to: '2026-11-20T14:00:00Z',
              kind: 'estimated',
              cause: 'valueMissing',
            },
            {
              from: '2026-11-20T05:00:00Z',
              to: '2026-11-20T06:12:00Z',
              kind: 'missing',
              cause: 'unreported',
            },
          ],
          hasMore: false,
        },
      },
    });
    await openApp(`${path}?from=2026-11-20&to=2026-11-21`);
    await screen.findByText('70.0% measured, 25.0% estimated, 5.0% missing');
    expect(screen.getByText('Nov 20, 2026, 9:00 AM–3:00 PM')).toBeDefined();
    expect(screen.getByText('estimated · the meter did not send all its counters')).toBeDefined();
    expect(screen.getByText('missing · the meter sent nothing')).toBeDefined();
    expect(screen.queryByText('Nothing unusual here.')).toBeNull();
  });

  it('without entries of a kind does not call the rest usual', async () => {
    serveAudit({ page: { items: [] } });
    await openApp(`${path}?kind=dip`);
    await screen.findByText('No entries of this kind.');
    expect(screen.queryByText('Nothing unusual here.')).toBeNull();
  });
});
