import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../../../../test/app-for-test.tsx';
import { choose, press } from '../../../../../test/import-screen-for-test.tsx';
import { buildMapping, buildPreview } from '../draft/build-for-test.ts';
import { serveImport } from '../serve-import-for-test.ts';

const ofRegisters = buildPreview({
  header: ['Time', 'Register', 'Value', 'Other'],
  rows: [['01.06.2025 00:00', '1.8.0', '7000,25', '600']],
  mapping: buildMapping({
    values: [
      { column: 2, quantity: 'importKwh', unit: 'kWh', where: { column: 1, text: '1.8.0' } },
      { column: 2, quantity: 'exportKwh', unit: 'kWh', where: { column: 1, text: '2.8.0' } },
    ],
  }),
});

const item = (name: string) => {
  const found = screen.getAllByRole('listitem').find((each) => within(each).queryByText(name));
  if (!found) throw new Error(`there is no column ${name}`);
  return within(found);
};

describe('columns of values beside registers', () => {
  cleanUpApp();

  it('show the meaning of every register, and get the first at once', async () => {
    const { recognise, find, sent } = serveImport();
    recognise(ofRegisters);
    find();
    await choose();
    await screen.findByLabelText('Meaning of register 2.8.0');
    fireEvent.change(item('Other').getByLabelText('Meaning'), { target: { value: 'powerW' } });
    expect(item('Other').getByLabelText('Meaning of register 1.8.0')).toHaveProperty('value', 'powerW');
    await press('Check the file');
    await screen.findByText('This import would add');
    const { values } = JSON.parse(sent[1]?.query.get('mapping') ?? '');
    expect(values[2]).toEqual({
      column: 3,
      quantity: 'powerW',
      unit: 'W',
      where: { column: 1, text: '1.8.0' },
    });
  });

  it('say what is left out beside the energy of intervals', async () => {
    const { recognise } = serveImport();
    recognise(
      buildPreview({
        mapping: buildMapping({
          values: [
            { column: 1, quantity: 'intervalImportKwh', unit: 'kWh' },
            { column: 2, quantity: 'powerW', unit: 'W' },
          ],
          interval: { stamp: 'end' },
        }),
      }),
    );
    await choose();
    await screen.findByText('Beside the energy of intervals, other values are not read.');
  });
});
