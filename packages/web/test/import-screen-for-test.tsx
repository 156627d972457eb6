import { fireEvent, screen } from '@testing-library/react';
import { buildMapping, buildPreview, siteZone } from '../src/features/meters/import/draft/build-for-test.ts';
import { openApp } from './app-for-test.tsx';

export const intervals = buildPreview({
  mapping: buildMapping({
    time: { column: 0, format: 'dd/MM/yyyy HH:mm', zone: siteZone },
    values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh' }],
    interval: { stamp: 'end' },
  }),
  open: ['dateOrder', 'stamp'],
  header: ['Time', 'Energy'],
  rows: [['03/04/2026 00:15', '0,21']],
});

/** Opens the screen and chooses a file there. */
export const choose = async (name = 'portal.csv') => {
  await openApp('/edit/meter/11/import');
  const input = await screen.findByLabelText('Choose a file, or drop it here');
  fireEvent.change(input, { target: { files: [new File(['cells'], name)] } });
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const isHeld = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
