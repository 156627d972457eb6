import type { AuditQuestion } from '@ohmstead/contract';
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
    expect(card.getByText('Nov 20, 2026, 07:00')).toBeDefined();
    expect(card.getByText('Nov 20, 2026, 13:00')).toBeDefined();
    expect(card.getAllByRole('radio')).toHaveLength(3);
    await waitFor(() => expect(card.getAllByText(/^\+3.50\skWh · \+€1.05$/)).toHaveLength(3));
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
    expect(sentTo('inverter/auditanswer')).toEqual([{ at, answer: 'reset' }]);
    fireEvent.click(within(note ?? document.body).getByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('dialog');
    answers['/api/v1/inverter/audit/11'] = success(buildAuditPage({ items: [], question }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await asked();
    expect(sentTo('inverter/undo')).toEqual([{ decisionId: 8 }]);
    expect(screen.queryByText('Your answer: It was reset')).toBeNull();
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

  it('is only read by a viewer', async () => {
    serve('viewer');
    await openApp(path);
    const card = await asked();
    expect(card.getByText('Only the owner can answer this.')).toBeDefined();
    expect(card.queryByRole('radio')).toBeNull();
  });
});
