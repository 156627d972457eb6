import type { AuditPreview, AuditQuestion } from '@ohmstead/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../../test/app-for-test.tsx';
import { success } from '../../../../../test/server-for-test.ts';
import { buildAuditPage, buildPreview } from '../build-for-test.ts';
import { serveAudit } from '../serve-audit-for-test.ts';

const path = '/edit/meter/11/audit';
const at = '2026-11-20T12:00:00Z';

const question: AuditQuestion = {
  at,
  since: '2026-11-20T06:00:00Z',
  cause: 'silence',
  answers: ['reset', 'fault', 'replacement'],
  items: [{ register: 0, phase: 'A', direction: 'import', beforeKwh: 5689.25, afterKwh: 3.5 }],
};

const changing = buildPreview({
  month: {
    month: '2026-11',
    changes: [{ register: 0, phase: 'A', direction: 'import', beforeKwh: 200, afterKwh: 203.5 }],
  },
  bill: { from: '2026-11-01', to: '2026-12-01', currency: 'EUR', before: 60, after: 61.05 },
  changedDays: 1,
});

const serve = (role: 'owner' | 'viewer' = 'owner') =>
  serveAudit({
    role,
    page: { question },
    given: { '/api/v1/inverter/decidepreview/11': success(changing) },
  });

const asked = async () => {
  const heading = await screen.findByRole('heading', { name: 'What happened to this meter?' });
  const card = heading.closest('section');
  if (!card) throw new Error('the question stands in no card');
  return within(card);
};

describe('the question of a meter', () => {
  cleanUpApp();

  it('says what was shown when, and what each answer would change', async () => {
    const { sentTo } = serve();
    await openApp(path);
    const card = await asked();
    expect(card.getByText(/^After a time without data, the counter does not continue/)).toBeDefined();
    expect(card.getByText('Nov 20, 2026, 7:00 AM')).toBeDefined();
    expect(card.getByText('Nov 20, 2026, 1:00 PM')).toBeDefined();
    expect(card.getAllByRole('radio')).toHaveLength(3);
    await waitFor(() =>
      expect(card.getAllByText(/^November 2026 · \+\u20603.50\skWh · \+\u2060€1.05$/)).toHaveLength(3),
    );
    expect(sentTo('inverter/decidepreview')).toEqual([
      { at, answer: 'reset' },
      { at, answer: 'fault' },
      {
        replacement: {
          at,
          finalCounts: [{ phase: 'A', importKwh: 5689.25 }],
          firstCounts: [{ phase: 'A', importKwh: 3.5 }],
        },
      },
    ]);
    expect(card.getByRole('button', { name: 'Save the answer' }).hasAttribute('disabled')).toBe(true);
  });

  it('is answered once, and the answer is taken back', async () => {
    const { answers, sentTo } = serve();
    await openApp(path);
    const card = await asked();
    fireEvent.click(card.getByRole('radio', { name: /^It was reset/ }));
    answers['/api/v1/inverter/audit/11'] = success(buildAuditPage({ items: [] }));
    fireEvent.click(card.getByRole('button', { name: 'Save the answer' }));
    const note = (await screen.findByText('Your answer: It was reset')).closest('div');
    expect(screen.queryByRole('heading', { name: 'What happened to this meter?' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect(sentTo('inverter/auditanswer')).toEqual([{ at, answer: 'reset' }]);
    fireEvent.click(within(note ?? document.body).getByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('dialog');
    answers['/api/v1/inverter/audit/11'] = success(buildAuditPage({ items: [], question }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo the decision' }));
    await asked();
    expect(sentTo('inverter/undo')).toEqual([{ decisionId: 8 }]);
    expect(screen.queryByText('Your answer: It was reset')).toBeNull();
  });

  it('once its answer is undone says no longer that it was given, even if nothing is asked again', async () => {
    const { answers } = serve();
    await openApp(path);
    const card = await asked();
    fireEvent.click(card.getByRole('radio', { name: /^It was reset/ }));
    answers['/api/v1/inverter/audit/11'] = success(buildAuditPage({ items: [] }));
    fireEvent.click(card.getByRole('button', { name: 'Save the answer' }));
    const note = (await screen.findByText('Your answer: It was reset')).closest('div');
    fireEvent.click(within(note ?? document.body).getByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo the decision' }));
    await waitFor(() => expect(screen.queryByText('Your answer: It was reset')).toBeNull());
  });

  const short = async (change: Partial<AuditPreview>) => {
    serve().answers['/api/v1/inverter/decidepreview/11'] = success(buildPreview(change));
    await openApp(path);
    return (await asked()).getAllByText;
  };
  const counter = { register: 0, phase: 'A', direction: 'import', beforeKwh: 200, afterKwh: 203.5 } as const;
  const exported = { ...counter, register: 1, direction: 'export', beforeKwh: 1, afterKwh: 0 } as const;
  const month = (...changes: AuditPreview['month']['changes']) => ({ month: '2026-11', changes });

  it.each([
    [
      'export beside import',
      month(counter, exported),
      /^November 2026 · Import \+\u20603.50\skWh · Export −\u20601.00\skWh$/,
    ],
    ['export alone', month(exported), /^November 2026 · Export −\u20601.00\skWh$/],
    ['days elsewhere', month({ ...counter, afterKwh: 200.0001 }), /^Days that change: 4$/],
  ])('says in short what an answer changes: %s', async (_, changed, text) => {
    const getAllByText = await short({ month: changed, changedDays: 4 });
    await waitFor(() => expect(getAllByText(text)).toHaveLength(3));
  });

  it('leads on to the replacement, and from there back, with the days it was asked for', async () => {
    const { answers } = serve();
    answers['/api/v1/inverter/replace/11'] = success({ decisionId: 9, isRecomputed: true });
    const { router } = await openApp(`${path}?from=2026-11-20&to=2026-11-21`);
    const card = await asked();
    fireEvent.click(card.getByRole('radio', { name: /^Another meter/ }));
    fireEvent.click(card.getByRole('link', { name: 'Enter the exchange' }));
    await screen.findByLabelText(/^Replaced at/);
    expect(router.state.location.search).toEqual({ at, from: '2026-11-20', to: '2026-11-21' });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toEqual({ from: '2026-11-20', to: '2026-11-21' });
  });

  it('with another meter as its answer leads to the replacement, filled in', async () => {
    serve();
    const { router } = await openApp(path);
    const card = await asked();
    fireEvent.click(card.getByRole('radio', { name: /^Another meter/ }));
    fireEvent.click(card.getByRole('link', { name: 'Enter the exchange' }));
    const date = await screen.findByLabelText(/^Replaced at/);
    expect(router.state.location.pathname).toBe('/edit/meter/11/replace');
    expect(date).toHaveProperty('value', '2026-11-20T13:00');
    expect(screen.getByLabelText('Old device: final import (kWh)')).toHaveProperty('value', '5689.25');
    expect(screen.getByLabelText('New device: first import (kWh)')).toHaveProperty('value', '3.5');
  });

  it.each([
    ['2026-11-20', '2026-11-21', false],
    ['2026-11-18', '2026-11-19', true],
    ['2026-11-21', '2026-11-22', true],
  ])('of the days from %s to %s stands aside: %s', async (from, to, aside) => {
    serve();
    await openApp(`${path}?from=${from}&to=${to}`);
    await screen.findByRole('heading', { name: 'What happened to this meter?', hidden: true });
    const summary = screen.queryByText('What happened to this meter? · Nov 20, 2026');
    expect(summary !== null).toBe(aside);
  });

  it('is only read by a viewer', async () => {
    serve('viewer');
    await openApp(path);
    const card = await asked();
    expect(card.getByText('Only the owner can answer this.')).toBeDefined();
    expect(card.queryByRole('radio')).toBeNull();
  });
});
