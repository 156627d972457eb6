import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { refusal, success } from '../../../../test/server-for-test.ts';
import { buildAuditItem, buildPreview } from './build-for-test.ts';
import { serveAudit } from './serve-audit-for-test.ts';

const path = '/edit/meter/11/audit';
const preview = '/api/v1/inverter/decidepreview/11';
const { at } = buildAuditItem();

const change = (beforeKwh: number, afterKwh: number) => [
  { register: 0, phase: 'A' as const, direction: 'import' as const, beforeKwh, afterKwh },
];
const changing = buildPreview({
  day: { date: '2026-11-20', changes: change(12.3, 8912.3) },
  month: { month: '2026-11', changes: change(200, 9100) },
  bill: { from: '2026-11-01', to: '2026-12-01', currency: 'EUR', before: 60, after: 2730 },
  changedDays: 1,
});

const openDialog = async () => {
  await openApp(path);
  fireEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  return screen.findByRole('dialog');
};

describe('a decision', () => {
  cleanUpApp();

  it('shows before it is saved what would change of the day, the month and the bill', async () => {
    const { answers, sentTo } = serveAudit();
    const dialog = await openDialog();
    await within(dialog).findByText('This changes no figures.');
    answers[preview] = success(changing);
    fireEvent.click(within(dialog).getByRole('radio', { name: /^Count the energy/ }));
    await within(dialog).findByText(/^12.30\skWh → 8,912.30\skWh$/);
    expect(within(dialog).getByText('Import counter · Phase A')).toBeDefined();
    expect(within(dialog).getByText('Fri, Nov 20, 2026')).toBeDefined();
    expect(within(dialog).getByText(/^200.00\skWh → 9,100.00\skWh$/)).toBeDefined();
    expect(within(dialog).getByText('€60.00 → €2,730.00')).toBeDefined();
    expect(within(dialog).getByText(/^Bill Nov 1\s–\s30, 2026$/)).toBeDefined();
    expect(sentTo('inverter/decidepreview')).toEqual([
      { at, register: 0, verdict: 'keep' },
      { at, register: 0, verdict: 'book' },
    ]);
    expect(sentTo('inverter/decide')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('inverter/decide')).toEqual([{ at, register: 0, verdict: 'book' }]);
  });

  it('of both directions names them, and says what stays', async () => {
    const both = [...change(1, 2), { ...change(3, 3)[0], register: 1, direction: 'export' as const }];
    const day = { date: '2026-11-20', changes: both };
    serveAudit({ given: { [preview]: success({ ...changing, day }) } });
    const dialog = await openDialog();
    expect((await within(dialog).findByText(/^Import: 1.00/)).textContent).toMatch(
      /^Import: 1.00\skWh → 2.00\skWh$/,
    );
    expect(within(dialog).getByText(/^Export: 3.00/).textContent).toMatch(/^Export: 3.00\skWh, unchanged$/);
  });

  it('calls what is unknown neither unchanged nor nothing', async () => {
    const bill = { from: '2026-11-01', to: '2026-12-01', currency: 'EUR', before: null, after: null };
    serveAudit({ given: { [preview]: success(buildPreview({ bill })) } });
    const dialog = await openDialog();
    await within(dialog).findByText('-');
    expect(within(dialog).queryByText('This changes no figures.')).toBeNull();
  });

  it('once saved asks for no preview again', async () => {
    const { pathsOf, sentTo } = serveAudit();
    const dialog = await openDialog();
    await within(dialog).findByText('This changes no figures.');
    fireEvent.click(within(dialog).getByRole('radio', { name: /^Count the energy/ }));
    await waitFor(() => expect(sentTo('inverter/decidepreview')).toHaveLength(2));
    const lists = pathsOf('inverter/audit').length;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pathsOf('inverter/audit').length).toBeGreaterThan(lists));
    expect(sentTo('inverter/decidepreview')).toHaveLength(2);
  });

  it('says that later days may change too, where there was no time to see', async () => {
    serveAudit({ given: { [preview]: success({ ...changing, changedDays: 40, isPartial: true }) } });
    const dialog = await openDialog();
    await within(dialog).findByText('There was no time to calculate all of it. Later days may change too.');
    expect(within(dialog).getByText('Days that change: 40')).toBeDefined();
  });

  it('is saved though its preview cannot be had, which is tried again', async () => {
    const { answers } = serveAudit({ given: { [preview]: refusal(500, { code: 1 }) } });
    const dialog = await openDialog();
    const retry = await within(dialog).findByRole('button', { name: 'Try again' });
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDefined();
    answers[preview] = success(changing);
    fireEvent.click(retry);
    await within(dialog).findByText('€60.00 → €2,730.00');
  });

  it('is taken back only after what that would change was shown', async () => {
    const decision = { id: 7, verdict: 'book' as const, by: 'ada', decidedAt: '2026-11-21T10:00:00Z' };
    const { sentTo } = serveAudit({
      page: { items: [buildAuditItem({ decision, history: [decision] })] },
      given: { [preview]: success(changing) },
    });
    await openApp(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('€60.00 → €2,730.00');
    expect(sentTo('inverter/decidepreview')).toEqual([{ decisionId: 7 }]);
    expect(sentTo('inverter/undo')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo the decision' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('inverter/undo')).toEqual([{ decisionId: 7 }]);
  });
});
