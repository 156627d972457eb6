import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestDevice } from '../../../../test/device-for-test.ts';
import { deviceForTest, localMode, openLocal } from '../../../../test/local-for-test.tsx';

const boss = { username: 'boss', password: 'secret 12' };

const openSettings = async (device: TestDevice, phone = {}) => {
  const app = await openLocal(`/local/${device.address}/wifisetting`, phone);
  await screen.findByRole('heading', { name: 'Network' });
  return app;
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const saveOf = (card: string) => {
  const section = screen.getByRole('heading', { name: card }).closest('section');
  if (section === null) throw new Error(`no card ${card}`);
  fireEvent.click(within(section).getByRole('button', { name: 'Save' }));
};

const posted = (device: TestDevice, path: string) => device.askedFor(path).map(({ body }) => body);

/** The seconds of a restart, one after the other; what is asked meanwhile is real. */
const passSeconds = (seconds: number) =>
  act(async () => {
    for (let second = 0; second < seconds; second += 1) await vi.advanceTimersByTimeAsync(1000);
  });
const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });

describe('a device’s settings', () => {
  localMode();
  afterEach(() => {
    vi.useRealTimers();
  });

  it('of its network are saved, with a wait for its restart', async () => {
    const device = await deviceForTest();
    await openSettings(device);
    type('Wi-Fi name (SSID)', 'barn');
    type('Wi-Fi password', 'secret 12');
    saveOf('Network');
    expect(await screen.findByText('Saved. The device is restarting')).toBeDefined();
    expect(posted(device, '/api/setwifiadv')).toEqual([{ ssid: 'barn', dhcp: true, pwd: 'secret 12' }]);
  });

  it('open the addresses once DHCP is off, and check them', async () => {
    const device = await deviceForTest();
    await openSettings(device);
    expect(screen.queryByLabelText('Netmask')).toBeNull();
    fireEvent.click(screen.getByLabelText('Get the address automatically (DHCP)'));
    type('Netmask', '255.0.255.0');
    type('Gateway', '10.0.0.1');
    type('DNS server', 'router');
    saveOf('Network');
    expect(screen.getByText(/Please enter a netmask/)).toBeDefined();
    expect(screen.getByText(/The gateway must have/)).toBeDefined();
    expect(screen.getByText(/Invalid device IP/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Netmask'));
    type('Netmask', '255.255.255.0');
    type('Gateway', '192.168.1.1');
    type('DNS server', '192.168.1.1');
    saveOf('Network');
    await waitFor(() => expect(posted(device, '/api/setwifiadv')).toHaveLength(1));
    expect(posted(device, '/api/setwifiadv')[0]).toEqual({
      ssid: 'house',
      dhcp: false,
      ip: '192.168.1.100',
      netmask: '255.255.255.0',
      gw: '192.168.1.1',
      dns: '192.168.1.1',
    });
  });

  it('say why the device does not take them', async () => {
    const device = await deviceForTest({ refusal: 'invalid parameter' });
    await openSettings(device);
    saveOf('Network');
    expect(await screen.findByText('The device does not accept this: invalid parameter')).toBeDefined();
  });

  it('take the phone’s own network, where it is known', async () => {
    const device = await deviceForTest();
    const names: (string | null)[] = [null, 'attic'];
    await openSettings(device, { ssid: async () => names.shift() ?? null });
    fireEvent.click(screen.getByRole('button', { name: 'Use the phone’s Wi-Fi' }));
    expect(
      await screen.findByText('The Wi-Fi SSID cannot be obtained automatically, enter it manually'),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Use the phone’s Wi-Fi' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Wi-Fi name (SSID)').value).toBe('attic'),
    );
  });

  it('of its upload are saved for each of the five run modes', async () => {
    const device = await deviceForTest();
    await openSettings(device);
    const modes = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
    expect(modes.map((text) => text.match(/^(Maker’s cloud|TCP|HTTP|MQTT|Stand-alone)/)?.[1])).toEqual([
      'Maker’s cloud',
      'TCP',
      'HTTP',
      'MQTT',
      'Stand-alone',
    ]);
    fireEvent.click(screen.getByLabelText(/^HTTP/));
    saveOf('Upload');
    expect(screen.getByText(/Please enter an address such as http/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Fill in this server' })).toBeNull();
    type('Upload address', 'http://192.168.1.5:8080/upload/k3y');
    type('Upload interval in seconds', '30');
    saveOf('Upload');
    await waitFor(() => expect(posted(device, '/api/setadv')).toHaveLength(1));
    expect(posted(device, '/api/setadv')[0]).toEqual({
      runMode: 2,
      uploadAddress: 'http://192.168.1.5:8080/upload/k3y',
      uploadInterval: 30,
    });
  });

  it('of MQTT include a login, whose password is never shown', async () => {
    const device = await deviceForTest();
    device.state.upload = { ...device.state.upload, runMode: 3, mqttUsername: 'm', mqttPassword: 'hidden' };
    await openSettings(device);
    expect(screen.getByLabelText<HTMLInputElement>('MQTT username').value).toBe('m');
    expect(screen.getByLabelText<HTMLInputElement>('MQTT password').value).toBe('');
  });

  it('of old firmware have no upload: its own page has', async () => {
    const device = await deviceForTest({ firmware: 'old', login: { username: 'admin', password: 'admin' } });
    await openSettings(device);
    expect(screen.getByText(/The upload of this firmware/)).toBeDefined();
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Open the device’s page' });
    expect(links.map(({ href }) => href)).toEqual([`http://${device.address}/`, `http://${device.address}/`]);
  });

  it('ask for the login of Admin Security, once', async () => {
    const device = await deviceForTest({ adminSecurity: true, login: boss });
    await openLocal(`/local/${device.address}/wifisetting`);
    fireEvent.change(await screen.findByLabelText('Username'), { target: { value: boss.username } });
    type('Password', boss.password);
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Upload' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restart' }));
    expect(await screen.findByText('The device is restarting')).toBeDefined();
    expect(device.askedFor('/api/restart')).toHaveLength(1);
  });

  it('cannot be had from a device that does not answer', async () => {
    const device = await deviceForTest({ isDown: true });
    await openLocal(`/local/${device.address}/wifisetting`);
    expect(await screen.findByText(/Device unavailable/)).toBeDefined();
  });
});

const restart = async (device: TestDevice) => {
  const app = await openSettings(device);
  fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
  const question = await screen.findByRole('dialog');
  stopClock();
  fireEvent.click(within(question).getByRole('button', { name: 'Restart' }));
  await screen.findByText('20 s left');
  return app;
};

describe('a restart', () => {
  localMode();
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes 20 seconds, in which the page is locked', async () => {
    const device = await deviceForTest();
    const { router } = await restart(device);
    await passSeconds(5);
    expect(screen.getByRole('timer').textContent).toBe('15 s left');
    await act(async () => {
      router.history.push('/localdevices');
    });
    expect(router.state.location.pathname).toContain('/wifisetting');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await passSeconds(15);
    expect(await screen.findByText('The device is back.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByText('The device is back.')).toBeNull());
  });

  it('may end at another address', async () => {
    const device = await deviceForTest();
    await restart(device);
    device.state.isDown = true;
    await passSeconds(20);
    vi.useRealTimers();
    await screen.findByText('Looking for the device');
    expect(await screen.findByText(/The device does not answer at/)).toBeDefined();
    device.state.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The device is back.')).toBeDefined();
  });
});

describe('a factory reset', () => {
  localMode();
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins once the serial number is typed', async () => {
    const device = await deviceForTest();
    await openSettings(device);
    const reset = screen.getByRole('button', { name: 'Factory reset' });
    type('To confirm, type DA2BED94', 'DA2BED95');
    fireEvent.click(reset);
    expect(await screen.findByText('This is not DA2BED94.')).toBeDefined();
    expect(device.askedFor('/api/restart?reset=true')).toEqual([]);
    type('To confirm, type DA2BED94', 'da2bed94');
    stopClock();
    fireEvent.click(reset);
    await screen.findByText('The device is being reset');
    await passSeconds(20);
    expect(await screen.findByText('The device has been reset. Set it up as a new meter.')).toBeDefined();
    expect(device.askedFor('/api/restart?reset=true')).toHaveLength(1);
    expect(device.askedFor('/api/totallyreset')).toEqual([]);
  });
});
