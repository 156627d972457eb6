import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deviceForTest, localMode, openLocal, saveDevices } from '../../../../test/local-for-test.tsx';

const boss = { username: 'boss', password: 'secret 12' };

const addByIp = async (typed: string) => {
  fireEvent.change(await screen.findByLabelText('IP address'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Check and add' }));
};

const kept = (): { address: string; sn: string | null; name: string | null }[] =>
  JSON.parse(localStorage.getItem('localDevices') ?? '[]');

describe('the local devices', () => {
  localMode();

  it('are there without an account and without a server, and say so', async () => {
    await openLocal('/localdevices');
    expect(await screen.findByText('Local mode – no account')).toBeDefined();
    expect(screen.getByText('No devices yet')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are added once they have answered', async () => {
    const device = await deviceForTest();
    await openLocal('/localdevices');
    await addByIp(`http://${device.address}/`);
    expect(await screen.findByRole('link', { name: /DA2BED94/ })).toBeDefined();
    expect(kept()).toEqual([{ address: device.address, sn: 'DA2BED94', name: null }]);
    expect(screen.getByLabelText<HTMLInputElement>('IP address').value).toBe('');
    expect(await screen.findByText('420')).toBeDefined();
  });

  it('are added before they have measured, and old ones with the factory’s login', async () => {
    const unready = await deviceForTest({ isReady: false });
    const old = await deviceForTest({ firmware: 'old', login: { username: 'admin', password: 'admin' } });
    await openLocal('/localdevices');
    await addByIp(unready.address);
    await waitFor(() => expect(kept()).toHaveLength(1));
    await addByIp(old.address);
    await waitFor(() => expect(kept()).toHaveLength(2));
  });

  it('have an IP address', async () => {
    await openLocal('/localdevices');
    await addByIp('192.168.1.256');
    const field = await screen.findByLabelText('IP address');
    expect(await screen.findByText(/Invalid device IP/)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(kept()).toEqual([]);
  });

  it('are unavailable where nothing answers', async () => {
    const device = await deviceForTest({ isDown: true });
    await openLocal('/localdevices');
    await addByIp(device.address);
    expect(within(await screen.findByRole('alert')).getByText(/Device unavailable/)).toBeDefined();
    device.state.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(kept()).toHaveLength(1));
  });

  it('need a network', async () => {
    const device = await deviceForTest({ isDown: true });
    await openLocal('/localdevices', { isConnected: async () => false });
    await addByIp(device.address);
    expect(await screen.findByText(/Invalid network \(not connected\)/)).toBeDefined();
  });

  it('are of a known version', async () => {
    const device = await deviceForTest({ rows: [] });
    await openLocal('/localdevices');
    await addByIp(device.address);
    expect(await screen.findByText(/Invalid device version/)).toBeDefined();
    expect(kept()).toEqual([]);
  });

  it('ask for a login of their own', async () => {
    const device = await deviceForTest({ firmware: 'old', login: boss });
    await openLocal('/localdevices');
    await addByIp(device.address);
    await screen.findByText('The device does not accept this username and password.');
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: boss.username } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: boss.password } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(localStorage.getItem('deviceLogins')).toBe('{}');
  });

  it('are removed, and put back where they were', async () => {
    saveDevices({ address: '127.0.0.1:1', name: 'House' }, { address: '127.0.0.1:2', name: 'Barn' });
    await openLocal('/localdevices');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove House' }));
    expect(await screen.findByText('House was removed.')).toBeDefined();
    expect(kept().map(({ name }) => name)).toEqual(['Barn']);
    fireEvent.click(screen.getByRole('button', { name: 'Undo: put House back' }));
    await waitFor(() => expect(kept().map(({ name }) => name)).toEqual(['House', 'Barn']));
  });

  it('are found by a phone that can search', async () => {
    const device = await deviceForTest();
    const other = await deviceForTest({ rows: [] });
    await openLocal('/localdevices', {
      discover: async function* () {
        yield other.address;
        yield device.address;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Search the network' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('link', { name: /DA2BED94/ })).toBeDefined();
    expect(kept()).toHaveLength(1);
  });

  it('are not found by a phone that cannot', async () => {
    await openLocal('/localdevices');
    fireEvent.click(await screen.findByRole('button', { name: 'Search the network' }));
    expect(await screen.findByText('No meter was found. Add it by its IP address.')).toBeDefined();
  });

  it('that a browser has kept wrongly are none', async () => {
    localStorage.setItem('localDevices', '[{"address": 3}]');
    await openLocal('/localdevices');
    expect(await screen.findByText('No devices yet')).toBeDefined();
  });
});
