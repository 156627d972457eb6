import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { choose, intervals, isHeld, press } from '../../../../test/import-screen-for-test.tsx';
import { refusal } from '../../../../test/server-for-test.ts';
import { buildPreview } from './draft/build-for-test.ts';
import { serveImport } from './serve-import-for-test.ts';

describe('the import of a file', () => {
  cleanUpApp();

  it('asks one question after another, and cannot be checked before', async () => {
    const { recognise, find, sent } = serveImport();
    recognise(intervals);
    await choose();
    await screen.findByRole('group', { name: 'Which day is 03/04/2026?' });
    expect(isHeld('Check the file')).toBe(true);
    await press('Fri, Apr 3, 2026 (proposed)');
    const next = screen.getByRole('group', { name: /beginning or the end/ });
    expect(document.activeElement).toBe(within(next).getByText(/beginning or the end/));
    expect(within(next).getByText('In the file: 03/04/2026 00:15')).toBeDefined();
    await press('The beginning');
    expect(isHeld('Check the file')).toBe(false);
    expect(document.activeElement?.textContent).toBe('Check and import');
    find({ holds: 'intervals' });
    await press('Check the file');
    await screen.findByText('New intervals');
    expect(sent[1]?.query.get('dryRun')).toBe('true');
    expect(JSON.parse(sent[1]?.query.get('mapping') ?? '')).toMatchObject({ interval: { stamp: 'start' } });
  });

  it('lets an answer be changed, and asks again', async () => {
    const { recognise } = serveImport();
    recognise({ ...intervals, open: ['stamp'] });
    await choose();
    await press('The end (proposed)');
    await press(/^Change the answer: Is each time/);
    expect(screen.getByRole('group', { name: /beginning or the end/ })).toBeDefined();
    expect(isHeld('Check the file')).toBe(true);
  });

  it('names the layout it has recognised, and keeps its columns folded', async () => {
    const { recognise, find, sent } = serveImport();
    recognise(buildPreview({ layout: 'nem12', mapping: null, rows: [], header: [] }));
    find({ holds: 'intervals' });
    await choose('nem12.zip');
    await screen.findByText('Recognised as NEM12.');
    expect(screen.queryByText('Columns')).toBeNull();
    await press('Check the file');
    await screen.findByText('This import would add');
    expect(sent.map(({ type }) => type)).toEqual(['application/zip', 'application/zip']);
    expect(sent[1]?.query.get('mapping')).toBeNull();
  });

  it('says that a file has no readings', async () => {
    const { recognise } = serveImport();
    recognise(buildPreview({ mapping: null, rows: [], header: [] }));
    await choose();
    await screen.findByText('No readings were found in this file.');
    expect(screen.queryByRole('button', { name: 'Check the file' })).toBeNull();
  });

  it('stops at a doubt until it is mended in one press', async () => {
    const { recognise, find, sent } = serveImport();
    recognise(buildPreview());
    find({ doubts: [{ code: 'energyTooLarge', kwhOfDay: 30_000 }] });
    find();
    await choose();
    await press('Check the file');
    await screen.findByText(/^This would be 30,000\skWh on one day/);
    expect(isHeld('Import')).toBe(true);
    await press('Use Wh instead of kWh');
    await waitFor(() => expect(isHeld('Import')).toBe(false));
    expect(sent[2]?.query.get('dryRun')).toBe('true');
    expect(sent[2]?.query.get('mapping')).toContain('"unit":"Wh"');
  });

  it('imports doubtful values once they are confirmed', async () => {
    const { recognise, find, sent } = serveImport();
    recognise(buildPreview());
    find({ doubts: [{ code: 'looksLikeIntervals', contradicting: 11 }] });
    find({ dryRun: false, importId: 3 });
    await choose();
    await press('Check the file');
    await screen.findByText('Steps that contradict: 11');
    fireEvent.click(screen.getByRole('checkbox', { name: 'The values are right as they are' }));
    await press('Import');
    await screen.findByRole('heading', { name: 'Imported' });
    expect(sent[2]?.query.get('confirmed')).toBe('true');
    expect(sent[2]?.query.get('dryRun')).toBeNull();
  });

  it('asks what counts where something is measured, and sends it', async () => {
    const { recognise, find, sent } = serveImport();
    recognise(buildPreview());
    const overlap = { from: '2025-05-31T22:00:00Z', to: '2025-06-30T22:00:00Z', days: 30 };
    find({ overlap });
    find({ dryRun: false, importId: 3, months: [] });
    await choose();
    await press('Check the file');
    const group = await screen.findByRole('group', { name: /^30 days are already measured/ });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    fireEvent.click(within(group).getByRole('radio', { name: /^Replace it with the file/ }));
    await press('Import');
    await screen.findByRole('heading', { name: 'Imported' });
    expect(sent[2]?.query.get('overlap')).toBe('replace');
    await press('Undo the import');
    await screen.findByRole('heading', { name: 'Undone' });
  });

  it('leaves intervals no place beside others', async () => {
    const { recognise, find } = serveImport();
    recognise(buildPreview());
    const overlap = { from: '2025-05-31T22:00:00Z', to: '2025-06-01T22:00:00Z', days: 1 };
    find({ overlap, holds: 'intervals' });
    await choose();
    await press('Check the file');
    const group = await screen.findByRole('group', { name: /^1 day is already measured/ });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
  });

  it('says why the server refuses, and can be tried again', async () => {
    const { recognise, answer, find } = serveImport();
    recognise(buildPreview());
    answer(refusal(409, { code: 'import_busy' }));
    find();
    await choose();
    await press('Check the file');
    await within(screen.getByRole('main')).findByText('Another import for this meter is in progress.');
    await press('Check the file');
    await screen.findByText('This import would add');
  });

  it('has the columns of an unknown file confirmed first', async () => {
    const { recognise, find, sent } = serveImport();
    recognise(buildPreview({ mapping: null, open: ['columns'] }));
    find();
    await choose();
    await screen.findByRole('heading', { name: 'What is in the columns?' });
    expect(isHeld('The columns are right')).toBe(true);
    const [time, energy] = screen.getAllByLabelText('Meaning');
    if (!time || !energy) throw new Error('there are too few columns');
    fireEvent.change(time, { target: { value: 'time' } });
    fireEvent.change(screen.getByLabelText('Time format'), { target: { value: 'dd.MM.yyyy HH:mm' } });
    fireEvent.change(energy, { target: { value: 'intervalImportKwh' } });
    await press('The columns are right');
    await press(/^Europe\/Berlin/);
    await press('The end');
    await press('Check the file');
    await screen.findByText('This import would add');
    expect(JSON.parse(sent[1]?.query.get('mapping') ?? '')).toMatchObject({
      time: { column: 0, format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Berlin' },
      interval: { stamp: 'end' },
      values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh' }],
    });
  });
});

describe('previous imports', () => {
  cleanUpApp();

  it('say whether they are readings or intervals', async () => {
    const item = {
      id: 1,
      state: 'done' as const,
      format: 'csv' as const,
      createdAt: '2026-01-02T00:00:00Z',
      rows: 10,
      readings: 10,
      duplicates: 0,
      refusedRows: 0,
      share: null,
      refusal: null,
      from: '2025-01-01T00:00:00Z',
      to: '2025-12-31T23:45:00Z',
    };
    serveImport([
      { ...item, id: 2, holds: 'intervals' },
      { ...item, holds: 'readings' },
    ]);
    await openApp('/edit/meter/11/import');
    await screen.findByText('10 intervals');
    expect(screen.getByText('10 readings')).toBeDefined();
  });
});
