import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deviceForTest, localMode, openLocal } from '../../../../test/local-for-test.tsx';

const unknownSsid = 'The Wi-Fi SSID cannot be obtained automatically, enter it manually';

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the networks around a device', () => {
  localMode();

  it('are listed by strength, and one fills the settings in', async () => {
    const device = await deviceForTest();
    await openLocal(`/local/${device.address}/wifisetting`);
    fireEvent.click(await screen.findByLabelText('Get the address automatically (DHCP)'));
    fireEvent.click(screen.getByRole('button', { name: 'Wi-Fi scan' }));
    await screen.findByRole('button', { name: /barn/ });
    expect(rows()).toEqual(['barnSignal 88%', 'houseSignal 62%']);
    fireEvent.click(screen.getByRole('button', { name: /barn/ }));
    const name = await screen.findByLabelText<HTMLInputElement>('Wi-Fi name (SSID)');
    expect(name.value).toBe('barn');
    expect(screen.getByLabelText<HTMLInputElement>('Netmask').value).toBe('255.255.255.0');
  });

  it('say whether they are secured, where the device says so', async () => {
    const device = await deviceForTest({
      networks: [
        { ssid: 'a', signal: 50, secure: 1 },
        { ssid: 'b', signal: 40, secure: 0 },
      ],
    });
    await openLocal(`/local/${device.address}/wifiscan`);
    await screen.findByRole('button', { name: /a Signal/ });
    expect(rows()).toEqual(['aSignal 50% · Secured', 'bSignal 40% · Open']);
  });

  it('are looked for again', async () => {
    const device = await deviceForTest({ networks: [] });
    await openLocal(`/local/${device.address}/wifiscan`);
    expect(await screen.findByText('The device sees no network.')).toBeDefined();
    expect(screen.getByText(unknownSsid)).toBeDefined();
    device.state.networks = [{ ssid: 'attic', signal: '12' }];
    fireEvent.click(screen.getByRole('button', { name: 'Scan again' }));
    expect(await screen.findByRole('button', { name: /attic/ })).toBeDefined();
  });

  it('have to be typed where the firmware cannot look for them', async () => {
    const device = await deviceForTest({ firmware: 'old', login: { username: 'admin', password: 'admin' } });
    const { router } = await openLocal(`/local/${device.address}/wifiscan`);
    expect(await screen.findByText(unknownSsid)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Enter the name manually' }));
    await waitFor(() => expect(router.state.location.pathname).toContain('/wifisetting'));
  });
});
