import type { AuditItem } from '@ohmstead/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { success } from '../../../../test/server-for-test.ts';
import { buildAuditItem } from './build-for-test.ts';
import { serveAudit } from './serve-audit-for-test.ts';

const path = '/edit/meter/11/audit';
const reset = { kind: 'reset', reason: 'restarted' } as const;
const { at } = buildAuditItem();

const items = (changes: Partial<AuditItem>[] = [{}, {}, {}]): AuditItem[] => {
  const [a, b, exported] = [
    { register: 0, phase: 'A', beforeKwh: 100, afterKwh: 1.5, effectKwh: 1.5, effectAmount: 0.45 },
    { register: 2, phase: 'B', beforeKwh: 200, afterKwh: 2.5, effectKwh: 2.5, effectAmount: 0.75 },
    {
      register: 3,
      phase: 'B',
      direction: 'export',
      beforeKwh: 40,
      afterKwh: 1,
      effectKwh: 1,
      effectAmount: -0.08,
    },
  ] as const;
  return [a, b, exported].map((own, place) => buildAuditItem({ ...reset, ...own, ...changes[place] }));
};

const cards = async () => {
  await screen.findAllByText('Counter reset', { selector: 'h2' });
  return screen.getAllByText('Counter reset', { selector: 'h2' }).map((title) => {
    const card = title.closest('section');
    if (!card) throw new Error('the entry stands in no card');
    return within(card);
  });
};

const onlyCard = async () => {
  const [card, ...others] = await cards();
  if (!card || others.length > 0) throw new Error(`there is not one card but ${others.length + 1}`);
  return card;
};

const openDialog = async () => {
  fireEvent.click((await onlyCard()).getByRole('button', { name: 'Decide' }));
  return within(await screen.findByRole('dialog'));
};

const decision = (id: number, verdict: 'book' | 'skip', second = '00') => ({
  id,
  verdict,
  by: 'ada',
  decidedAt: `2026-11-21T10:00:${second}.000Z`,
});

describe('what happened to several counters at once', () => {
  cleanUpApp();

  it('is one entry with the sum of its energies and its money, and what each counter showed', async () => {
    serveAudit({ page: { items: items() } });
    await openApp(path);
    const card = await onlyCard();
    expect(
      card.getByText(/^Import: Adds 4.00\skWh · Export: Adds 1.00\skWh · about €1.12 more to pay$/),
    ).toBeDefined();
    expect(
      card.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    ).toEqual([
      'Import counter · Phase A100.00 kWh → 1.50 kWhAdds 1.50 kWh',
      'Import counter · Phase B200.00 kWh → 2.50 kWhAdds 2.50 kWh',
      'Export counter · Phase B40.00 kWh → 1.00 kWhAdds 1.00 kWh',
    ]);
  });

  it('is drawn of the counter whose energy changes most, which is named', async () => {
    const points = [
      { at: '2026-11-20T11:59:55Z', shownKwh: 200, countedKwh: 0 },
      { at: '2026-11-20T12:00:00Z', shownKwh: 2.5, countedKwh: 2.5 },
    ];
    const { pathsOf } = serveAudit({
      page: { items: items() },
      given: { '/api/v1/inverter/auditcounts/11': success({ points }) },
    });
    await openApp(path);
    expect((await screen.findByRole('figure')).textContent).toMatch(
      /Import counter · Phase B · The meter showed/,
    );
    expect(pathsOf('inverter/auditcounts')).toEqual([expect.stringContaining('register=2')]);
  });

  it('is decided at once', async () => {
    const { sentTo } = serveAudit({ page: { items: items() } });
    await openApp(path);
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('radio', { name: /^Skip the jump/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = { at, register: 0, others: [2, 3], verdict: 'skip' };
    expect(sentTo('inverter/decidepreview').at(-1)).toEqual(sent);
    expect(sentTo('inverter/decide')).toEqual([sent]);
  });

  it('is decided of one counter alone where that is wanted', async () => {
    const { sentTo } = serveAudit({ page: { items: items() } });
    await openApp(path);
    const dialog = await openDialog();
    const counters = dialog.getByLabelText<HTMLSelectElement>('Counters');
    const options = [...counters.options].map(({ text }) => text);
    expect(options).toEqual([
      'All of them',
      'Import counter · Phase A',
      'Import counter · Phase B',
      'Export counter · Phase B',
    ]);
    fireEvent.change(counters, { target: { value: counters.options[2]?.value } });
    fireEvent.click(dialog.getByRole('radio', { name: /^Skip the jump/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sentTo('inverter/decide')).toEqual([{ at, register: 2, verdict: 'skip' }]));
  });

  it('is taken back at once where it was decided at once', async () => {
    const decided = [7, 8, 9].map((id) => ({
      decision: decision(id, 'book'),
      history: [decision(id, 'book')],
    }));
    const { sentTo } = serveAudit({ page: { items: items(decided) } });
    await openApp(path);
    fireEvent.click((await onlyCard()).getByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Undo the decision' }));
    await waitFor(() => expect(sentTo('inverter/undo')).toEqual([{ decisionId: 7 }]));
  });

  it('says of which counters what was decided, where that differs', async () => {
    const skipped = decision(7, 'skip', '30');
    serveAudit({ page: { items: items([{}, { decision: skipped, history: [skipped] }]) } });
    await openApp(path);
    const card = await onlyCard();
    expect(card.getByText('Import counter · Phase A, Export counter · Phase B')).toBeDefined();
    expect(card.getByText(/^Skip the jump · /)).toBeDefined();
    expect(card.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    expect(card.getByRole('button', { name: 'Decide' })).toBeDefined();
    expect(card.getByRole('button', { name: 'Change decision' })).toBeDefined();
  });

  it('waits for its other counters while there may be more of them', async () => {
    const earlier = '2026-11-19T12:00:00Z';
    serveAudit({
      page: { items: [...items(), buildAuditItem({ kind: 'dip', at: earlier, since: null })], hasMore: true },
    });
    await openApp(path);
    await onlyCard();
    expect(screen.queryByText('Dip', { selector: 'h2' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
  });
});
