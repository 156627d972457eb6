import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../../../../test/device-for-test.ts';
import { deviceForTest, localMode, openLocal } from '../../../../test/local-for-test.tsx';
import type { Native, WifiResult } from '../../../platform/native.ts';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The meter answers in its own Wi-Fi at an address of the test. */
const openSetup = async (state: Partial<DeviceState> = {}, phone: Partial<Native> = {}) => {
  const device = await deviceForTest(state);
  localStorage.setItem('accessPoint', device.address);
  const app = await openLocal('/localdevices/setup', phone);
  await screen.findByText('Step 1 of 4');
  return { ...app, device };
};

const toNetworkStep = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'I have joined it' }));
  await screen.findByText('Step 2 of 4');
};

const toServerStep = async (ssid: string) => {
  await toNetworkStep();
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(ssid) }));
  type('Wi-Fi password', 'secret 12');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Step 3 of 4');
};

/** On a phone that has kept the app. */
const leaveAndReturn = async () => {
  cleanup();
  await openLocal('/localdevices/setup');
  await screen.findByText(/Step \d of 4/);
};

/** The step first asks what can be set in the firmware. */
const sendToMeter = async () => {
  const button = screen.getByRole('button', { name: 'Send to the meter' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  fireEvent.click(button);
};

describe('the first set-up of a meter', () => {
  localMode();

  it('goes in four steps from its own Wi-Fi to the first reading', async () => {
    const joined: string[] = [];
    const { device, router } = await openSetup(
      {},
      {
        joinWifi: async (prefix) => {
          joined.push(prefix);
          return 'joined';
        },
      },
    );
    type('Device number', 'da2bed94');
    fireEvent.click(screen.getByRole('button', { name: 'Join automatically' }));
    expect(await screen.findByText('Connected to DA2BED94')).toBeDefined();
    expect(joined).toEqual(['iMeter_DA2BED94']);
    expect(document.body.textContent).not.toContain('iMeter');

    fireEvent.click(await screen.findByRole('button', { name: /barn/ }));
    type('Wi-Fi password', 'secret 12');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));

    expect(await screen.findByText('Step 3 of 4')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Choose where it uploads to');
    expect(screen.getByText(/The app knows no server yet/)).toBeDefined();
    type('Upload address', 'http://192.168.1.5:8080/upload/k3y');
    await sendToMeter();

    expect(await screen.findByText('Step 4 of 4')).toBeDefined();
    expect(screen.getByText(/The meter is joining “barn”/)).toBeDefined();
    expect(device.asked.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/setadv', body: { runMode: 2, uploadAddress: 'http://192.168.1.5:8080/upload/k3y' } },
      { path: '/api/setwifiadv', body: { ssid: 'barn', pwd: 'secret 12', dhcp: true } },
    ]);
    type('IP address', device.address);
    fireEvent.click(screen.getByRole('button', { name: 'Look at this address' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep the device and open it' }));
    await waitFor(() => expect(router.state.location.pathname).toContain(`/local/`));
    expect(localStorage.getItem('localDevices')).toContain('DA2BED94');
    expect(localStorage.getItem('meterSetup')).toBeNull();
  });

  it('goes on where it was left', async () => {
    const { device } = await openSetup();
    type('Device number', 'da2bed94');
    await leaveAndReturn();
    expect(screen.getByLabelText<HTMLInputElement>('Device number').value).toBe('da2bed94');
    await toServerStep('barn');
    fireEvent.click(screen.getByLabelText(/^Nowhere/));
    await leaveAndReturn();
    expect(screen.getByText('Step 3 of 4')).toBeDefined();
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText<HTMLInputElement>('Wi-Fi password').value).toBe('secret 12');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await sendToMeter();
    await screen.findByText('Step 4 of 4');
    expect(device.askedFor('/api/setwifiadv')).toMatchObject([{ body: { ssid: 'barn', pwd: 'secret 12' } }]);
    await leaveAndReturn();
    expect(screen.getByText(/The meter is joining “barn”/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText<HTMLInputElement>('Device number').value).toBe('');
  });

  it('finds the meter by its number where the phone can search', async () => {
    const device = await deviceForTest();
    await openSetup(
      { sn: 'DA2BED94' },
      {
        discover: async function* () {
          yield device.address;
        },
      },
    );
    await toServerStep('barn');
    fireEvent.click(screen.getByLabelText(/^Nowhere/));
    await sendToMeter();
    expect(await screen.findByText('The first reading')).toBeDefined();
  });

  it('leaves the upload as it is where the firmware’s own page sets it', async () => {
    const { device } = await openSetup({ firmware: 'old', login: { username: 'admin', password: 'admin' } });
    await toNetworkStep();
    type('Wi-Fi name (SSID)', 'barn');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/The upload of this firmware/)).toBeDefined();
    device.state.firmware = 'new';
    await sendToMeter();
    await screen.findByText('Step 4 of 4');
    expect(device.askedFor('/api/setadv')).toEqual([]);
    expect(device.askedFor('/api/setwifiadv')).toHaveLength(1);
  });

  it.each<[WifiResult, string]>([
    ['denied', 'Permission denied'],
    ['refused', 'Permission application failed'],
    ['notFound', 'No such Wi-Fi was found. Go closer to the meter, and check its number and its power.'],
    ['unsupported', 'Incorrect device environment, please contact the administrator'],
  ])('says what a phone that answers “%s” means', async (result, text) => {
    await openSetup({}, { joinWifi: async () => result });
    fireEvent.click(screen.getByRole('button', { name: 'Join automatically' }));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('says that a permission could not be verified', async () => {
    await openSetup(
      {},
      {
        joinWifi: async () => {
          throw new Error('not implemented');
        },
      },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Join automatically' }));
    expect(await screen.findByText('Permission verification failed')).toBeDefined();
  });

  it('waits at the first step for a meter that answers', async () => {
    const { device } = await openSetup({ isDown: true }, { isConnected: async () => false });
    fireEvent.click(screen.getByRole('button', { name: 'I have joined it' }));
    expect(await screen.findByText(/Invalid network \(not connected\)/)).toBeDefined();
    device.state.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Step 2 of 4')).toBeDefined();
  });

  it('knows another address of the access point', async () => {
    const device = await deviceForTest();
    await openLocal('/localdevices/setup');
    fireEvent.click(
      await screen.findByText('Address of the meter in its own Wi-Fi', { selector: 'summary' }),
    );
    const field = screen.getByLabelText<HTMLInputElement>('Address of the meter in its own Wi-Fi');
    expect(field.value).toBe('11.11.11.1');
    type('Address of the meter in its own Wi-Fi', 'x');
    expect(await screen.findByText(/Invalid device IP/)).toBeDefined();
    type('Address of the meter in its own Wi-Fi', device.address);
    await toNetworkStep();
    expect(localStorage.getItem('accessPoint')).toBe(device.address);
  });

  it('offers the network that the phone was in before', async () => {
    await openSetup({}, { ssid: async () => 'home' });
    await toNetworkStep();
    fireEvent.click(screen.getByRole('button', { name: 'Use the phone’s Wi-Fi' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Wi-Fi name (SSID)').value).toBe('home'),
    );
  });

  it('does not offer the meter’s own network', async () => {
    await openSetup({}, { ssid: async () => 'iMeter_DA2BED94' });
    await toNetworkStep();
    fireEvent.click(screen.getByRole('button', { name: 'Use the phone’s Wi-Fi' }));
    expect(
      await screen.findByText('The Wi-Fi SSID cannot be obtained automatically, enter it manually'),
    ).toBeDefined();
  });

  it('refuses an address that nothing can be uploaded to', async () => {
    await openSetup();
    await toServerStep('barn');
    type('Upload address', 'nowhere');
    await sendToMeter();
    expect(await screen.findByText(/Please enter an address such as/)).toBeDefined();
  });
});
