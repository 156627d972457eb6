import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phaseRow } from '../../../../test/device-for-test.ts';
import { deviceForTest, localMode, openLocal, saveDevices } from '../../../../test/local-for-test.tsx';

const boss = { username: 'boss', password: 'secret 12' };
const exporting = [231.2, 4.5, -1040, 1234.5, 88.25, 49.99, 1];

describe('a local device', () => {
  localMode();

  it('shows what it measures, in large and for one phase', async () => {
    const { address } = await deviceForTest();
    await openLocal(`/local/${address}`);
    expect(await screen.findByText('Importing')).toBeDefined();
    expect(screen.getAllByText('420')).toHaveLength(2);
    for (const value of ['230.4', '1.80', '1,234.50', '12.25', '50.01', '0.98'])
      expect(screen.getByText(value)).toBeDefined();
    for (const fact of ['DA2BED94', 'i.91.065.3', 'WEM3080T', '80%', address])
      expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
    expect(screen.getByText('Between 420 W and 420 W.')).toBeDefined();
  });

  it('shows three phases, their sum, and what the meter nets', async () => {
    const rows = [phaseRow, exporting, phaseRow, exporting];
    const { address } = await deviceForTest({ rows });
    await openLocal(`/local/${address}`);
    expect(await screen.findByText('Exporting')).toBeDefined();
    expect(screen.getByText('200')).toBeDefined();
    for (const title of ['Phase A', 'Phase B', 'Phase C', 'All phases, netted by the meter'])
      expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText('3,703.50')).toBeDefined();
  });

  it('follows the device, and reads aloud only when asked to', async () => {
    const device = await deviceForTest();
    await openLocal(`/local/${device.address}`);
    await screen.findByText('Importing');
    device.state.rows = [exporting];
    expect(await screen.findByText('Exporting')).toBeDefined();
    expect(screen.queryByText('Exporting 1,040 W')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Read current values aloud' }));
    expect((await screen.findByText('Exporting 1,040 W')).closest('[role=status]')).not.toBeNull();
    fireEvent.click(screen.getByText('Show as table'));
    expect(await screen.findByRole('table')).toBeDefined();
  });

  it('is asked at most once a second', async () => {
    const device = await deviceForTest();
    await openLocal(`/local/${device.address}`);
    await waitFor(() => expect(device.asked.length).toBeGreaterThan(2));
    const times = device.askedAtMs;
    for (const [at, ms] of times.entries())
      if (at > 0) expect(ms - (times[at - 1] ?? 0)).toBeGreaterThan(900);
  });

  it('says that it is not ready, and shows its values once it is', async () => {
    const device = await deviceForTest({ isReady: false });
    await openLocal(`/local/${device.address}`);
    expect(await screen.findByText(/has not measured anything yet/)).toBeDefined();
    device.state.isReady = true;
    expect(await screen.findByText('Importing')).toBeDefined();
    expect(screen.queryByText(/has not measured anything yet/)).toBeNull();
  });

  it('keeps its last values where it falls silent, and says so', async () => {
    const device = await deviceForTest();
    await openLocal(`/local/${device.address}`);
    await screen.findByText('Importing');
    device.state.isDown = true;
    expect(await screen.findByText(/Device unavailable/)).toBeDefined();
    expect(screen.getByText('Importing')).toBeDefined();
    device.state.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Device unavailable/)).toBeNull());
  });

  it('opens with its own login, remembered only where that is wished', async () => {
    const device = await deviceForTest({ firmware: 'old', login: boss });
    await openLocal(`/local/${device.address}`);
    fireEvent.change(await screen.findByLabelText('Username'), { target: { value: boss.username } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: boss.password } });
    fireEvent.click(screen.getByLabelText('Remember on this phone'));
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Importing')).toBeDefined();
    expect(JSON.parse(localStorage.getItem('deviceLogins') ?? '')).toEqual({ [device.address]: boss });
  });

  it('counts how long it takes no login', async () => {
    const device = await deviceForTest({ firmware: 'old', login: boss, lockedSeconds: 30 });
    await openLocal(`/local/${device.address}`);
    expect(await screen.findByText(/Too many wrong logins\. Please wait (30|29) s\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('has a name where somebody gave it one', async () => {
    const { address } = await deviceForTest();
    saveDevices({ address, name: 'Barn' });
    await openLocal(`/local/${address}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Barn' })).toBeDefined();
  });

  it('has an address', async () => {
    await openLocal('/local/meter.example');
    expect(await screen.findByText(/Invalid device IP/)).toBeDefined();
  });
});
