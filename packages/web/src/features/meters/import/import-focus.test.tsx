import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../../../test/app-for-test.tsx';
import { choose, intervals, isHeld, press } from '../../../../test/import-screen-for-test.tsx';
import { refusal } from '../../../../test/server-for-test.ts';
import { buildPreview } from './draft/build-for-test.ts';
import { serveImport } from './serve-import-for-test.ts';

const focused = () => document.activeElement?.textContent;

describe('the focus', () => {
  cleanUpApp();

  it('goes to the first open question after an answer out of order, and to the one reopened', async () => {
    const { recognise } = serveImport();
    recognise(intervals);
    await choose();
    await press('The end (proposed)');
    expect(focused()).toBe('Which day is 03/04/2026?');
    await press(/^Change the answer: Is each time/);
    expect(focused()).toMatch(/beginning or the end/);
  });

  it('stays where one is choosing', async () => {
    const { recognise } = serveImport();
    recognise(buildPreview());
    await choose();
    const [time] = await screen.findAllByLabelText('Meaning');
    if (!time) throw new Error('there is no column');
    time.focus();
    fireEvent.change(time, { target: { value: 'none' } });
    fireEvent.change(time, { target: { value: 'time' } });
    expect(document.activeElement).toBe(time);
  });

  it('goes to the heading once the import is undone', async () => {
    const { recognise, find } = serveImport();
    recognise(buildPreview());
    find();
    find({ dryRun: false, importId: 3 });
    await choose();
    await press('Check the file');
    await press('Import');
    await press('Undo the import');
    await screen.findByRole('heading', { name: 'Undone' });
    expect(focused()).toBe('Undone');
  });
});

describe('a way out', () => {
  cleanUpApp();

  it('of doubts that the check had not: they are confirmed', async () => {
    const { recognise, find, answer, sent } = serveImport();
    recognise(buildPreview());
    find();
    answer(refusal(422, { code: 'import_values_doubtful' }));
    find({ dryRun: false, importId: 3 });
    await choose();
    await press('Check the file');
    await press('Import');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'The values are right as they are' }));
    await press('Import');
    await screen.findByRole('heading', { name: 'Imported' });
    expect(sent[3]?.query.get('confirmed')).toBe('true');
  });

  it('of a file with meters that nobody has listed: one is named', async () => {
    const { recognise, find, answer, sent } = serveImport();
    recognise(buildPreview({ layout: 'nem12', mapping: null, rows: [], header: [] }));
    answer(refusal(422, { code: 'import_meter_unknown' }));
    find({ holds: 'intervals' });
    await choose();
    await press('Check the file');
    const name = await screen.findByRole('textbox', { name: 'Which meter in the file is this one?' });
    expect(isHeld('Check the file')).toBe(true);
    fireEvent.change(name, { target: { value: '6123456789' } });
    await press('Check the file');
    await screen.findByText('This import would add');
    expect(sent[2]?.query.get('meter')).toBe('6123456789');
  });

  it('of counts for another choice: the file is checked again with it', async () => {
    const { recognise, find, sent } = serveImport();
    recognise(buildPreview());
    const overlap = { from: '2025-05-31T22:00:00Z', to: '2025-06-30T22:00:00Z', days: 30 };
    find({ overlap });
    find({ overlap });
    await choose();
    await press('Check the file');
    const group = await screen.findByRole('group', { name: /^30 days are already measured/ });
    fireEvent.click(within(group).getByRole('radio', { name: /^Replace it with the file/ }));
    expect(screen.queryByText('New readings')).toBeNull();
    await press('Check the file');
    await screen.findByText('New readings');
    expect(sent[2]?.query.get('overlap')).toBe('replace');
    const replace = await screen.findByRole('radio', { name: /^Replace it with the file/ });
    await waitFor(() => expect(replace).toHaveProperty('checked', true));
  });
});
