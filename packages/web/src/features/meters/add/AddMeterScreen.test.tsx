import type { Meter, MeterReception } from '@ohmstead/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { buildSiteListItem } from '../../../../test/build-site-list-item.ts';
import { type refusal, serveForTest, success } from '../../../../test/server-for-test.ts';
import { buildMeter } from '../build-for-test.ts';

const address = 'http://10.0.0.5:8080/upload/abc';
const waiting = buildMeter({ name: 'DA2BED94', uploadAddress: address, lastUpdate: null });
const nothing: MeterReception = { reading: null, refused: [], since: '2026-11-20T11:00:00Z' };

type Served = {
  meter?: Meter;
  reception?: MeterReception;
  saved?: ReturnType<typeof refusal>;
  state?: string;
};

const serve = ({ meter = waiting, reception = nothing, saved, state = 'free' }: Served = {}) => {
  localStorage.setItem('token', 't');
  return serveForTest({
    '/api/v1/user/sitelist': success([buildSiteListItem(), buildSiteListItem({ id: 2, name: 'Farm' })]),
    '/api/v1/user/noticecount': success({ List: [] }),
    '/api/v1/inverter/get/11': success(meter),
    '/api/v1/inverter/save': saved ?? success(meter),
    '/api/v1/inverter/reception/11': success(reception),
    '/api/v1/inverter/checksn': success({ state }),
  });
};

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const bodies = (asked: readonly { path: string; body: unknown }[]) =>
  asked.filter(({ path }) => path === '/api/v1/inverter/save').map(({ body }) => body);

const phase = {
  voltageV: 230.5,
  currentA: 5.4,
  powerW: 1241,
  importKwh: 1234.567,
  exportKwh: 0.25,
  frequencyHz: 50,
  powerFactor: 0.99,
};

describe('adding a meter', () => {
  cleanUpApp();

  it('leads from the make over its number to the settings; the address names the step, and Back finds the meter', async () => {
    const { asked } = serve();
    const { router } = await openApp('/edit/addmeter?site=2');
    await title('What sends the readings?');
    await press('Continue');
    const heading = await title('Which meter is it?');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    fireEvent.change(screen.getByLabelText('Serial number (SN)'), { target: { value: 'da2bed94' } });
    await press('Continue');
    await title('Enter these settings');
    expect(screen.getByText(address)).toBeDefined();
    expect(bodies(asked)).toMatchObject([{ id: 0, siteId: 2, sn: 'DA2BED94', name: 'DA2BED94' }]);
    expect(router.state.location.search).toMatchObject({ step: 'settings', make: 'iammeter', meter: 11 });
    router.history.back();
    await title('Which meter is it?');
    await press('Continue');
    await title('Enter these settings');
    expect(bodies(asked)).toHaveLength(1);
  });

  it('keeps a number that is not saved yet for whoever looks at the makes again', async () => {
    serve();
    const { router } = await openApp('/edit/addmeter');
    await press('Continue');
    fireEvent.change(await screen.findByLabelText('Serial number (SN)'), { target: { value: 'da2b' } });
    router.history.back();
    await title('What sends the readings?');
    await press('Continue');
    expect(await screen.findByLabelText('Serial number (SN)')).toHaveProperty('value', 'da2b');
  });

  it.each([
    ['used', 'This meter belongs to another account: ask its owner, or the administrator.'],
    ['own', 'You have already added this meter.'],
  ])('says of a number that is %s what to do', async (state, text) => {
    serve({ state });
    await openApp('/edit/addmeter?step=number&make=iammeter');
    fireEvent.change(await screen.findByLabelText('Serial number (SN)'), { target: { value: 'da2bed94' } });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('makes up a number for a program', async () => {
    serve();
    await openApp('/edit/addmeter?step=number&make=http');
    await press('Make up a number');
    const { value } = screen.getByLabelText<HTMLInputElement>('Serial number (SN)');
    expect(value).toMatch(/^[A-Z0-9]{12}$/);
  });

  it('shows what was rejected, and why, while the first reading is awaited', async () => {
    const refused = [
      { code: 'upload_sn_mismatch', by: 'key', count: 3, lastAt: '2026-11-20T12:00:00Z', sentSn: 'DA2BED95' },
      { code: 'payload_not_json', by: 'key', count: 1, lastAt: '2026-11-20T11:59:00Z', sentSn: null },
    ] as const;
    serve({ reception: { ...nothing, refused: [...refused] } });
    await openApp('/edit/addmeter?step=check&make=iammeter&meter=11');
    expect(await screen.findByText('Uploads are arriving, but none has been accepted yet.')).toBeDefined();
    expect(screen.getByText('The upload is not JSON.')).toBeDefined();
    expect(screen.getByText(/^To its own address · uploads: 3/)).toBeDefined();
    expect(screen.getByText(/serial number is DA2BED95/)).toBeDefined();
    await press('Correct the serial number');
    await title('Which meter is it?');
  });

  it('says how a claim is proven while it waits', async () => {
    serve({ meter: { ...waiting, proofNeeded: true, proof: { state: 'unclear', completeAt: null } } });
    await openApp('/edit/addmeter?step=check&make=iammeter&meter=11');
    expect(await screen.findByText(/Only the administrator of this server can decide/)).toBeDefined();
    expect(await screen.findByText('Nothing has arrived from this meter yet.')).toBeDefined();
  });

  it('shows the first reading, and suggests three phases when it has them', async () => {
    const reading = { at: '2026-11-20T12:00:00Z', phases: [phase, phase, phase] };
    const { asked } = serve({ reception: { ...nothing, reading } });
    const { router } = await openApp('/edit/addmeter?step=check&make=iammeter&meter=11');
    expect(await title('The first reading has arrived')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'B' })).getByText(/1,241/)).toBeDefined();
    await press('Continue');
    await title('Name and use');
    expect(await screen.findByLabelText<HTMLInputElement>(/^Three-phase/)).toHaveProperty('checked', true);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'House' } });
    await press('Finish');
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit/meter/11'));
    expect(bodies(asked)).toMatchObject([{ id: 11, name: 'House', type: 3 }]);
  });

  it('asks for a name before it ends', async () => {
    const { asked } = serve();
    await openApp('/edit/addmeter?step=details&make=file&meter=11');
    await press('Finish');
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
    expect(bodies(asked)).toEqual([]);
  });
});
