import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cleanUpApp, openApp } from '../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../test/build-app-config.ts';
import { refusal, serveForTest, success } from '../../../test/server-for-test.ts';

const setting = {
  username: 'ada_l',
  fullName: 'Ada Lovelace',
  telephone: null,
  email: 'ada@example.org',
  emailConfirmed: true,
  lang: 'en',
  deleteAt: null,
  push: false,
};
const hook = {
  id: 7,
  kind: 'webhook',
  name: 'My program',
  address: 'https://example.org/…',
  isOn: true,
  urgency: 'all',
  kinds: null as string[] | null,
  ofSharedSites: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  isConfirmed: true,
  hasLeft: false,
  lastSentAt: null as string | null,
  lastFailedAt: null as string | null,
  lastFailure: null as string | null,
  lastError: null as string | null,
};
const delivery = {
  id: 1,
  channelId: 7,
  channel: 'webhook',
  channelName: 'My program',
  incidentId: 3,
  siteId: 1,
  step: 'began',
  title: 'Overload: Home',
  state: 'failed',
  createdAt: '2026-03-02T10:00:00.000Z',
  endedAt: '2026-03-03T06:00:00.000Z',
  attempts: 13,
  failure: 'refused',
  error: '500 Out of order',
};

type Given = {
  channels?: (typeof hook)[];
  deliveries?: (typeof delivery)[];
  more?: object;
  answers?: object;
};

const open = async ({ channels = [], deliveries = [], more = {}, answers = {} }: Given = {}) => {
  localStorage.setItem('token', 'of ada');
  const list = {
    channels,
    available: ['mail', 'webPush', 'webhook', 'ntfy'],
    vapidPublicKey: 'BNc',
    isPushOn: true,
    quietHours: null,
    ...more,
  };
  const server = serveForTest({
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/setting': success(setting),
    '/api/v1/user/sitelist': success([]),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    '/api/v1/user/channels': success(list),
    '/api/v1/user/deliveries': success(deliveries),
    ...answers,
  });
  await openApp('/edit/usersetting/messages');
  await screen.findByText('Add a channel');
  const bodiesOf = (path: string) =>
    server.asked.filter((one) => one.path === path && one.body !== undefined).map(({ body }) => body);
  return { ...server, bodiesOf };
};

describe('the screen of messages', () => {
  cleanUpApp();

  it('says what to do where there is no channel', async () => {
    await open();
    await screen.findByText('No channels yet');
    await screen.findByText('No messages yet');
    for (const name of ['This browser', 'E-mail', 'ntfy', 'Webhook'])
      expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy();
  });

  it('offers what the server has settings for only', async () => {
    await open({ more: { available: ['webhook'] } });
    expect(screen.queryByRole('button', { name: /^E-mail/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Webhook/ })).toBeTruthy();
  });

  it('shows what the receiver answered at the last failure', async () => {
    await open({
      channels: [
        { ...hook, lastFailedAt: '2026-03-03T06:00:00.000Z', lastFailure: 'refused', lastError: '500 Oops' },
      ],
      deliveries: [delivery],
    });
    await screen.findByText(/Last attempt failed on/);
    screen.getByText('Details: 500 Oops');
    const row = (await screen.findByText('Overload: Home')).closest('li') ?? expect.fail();
    within(row).getByText('Failed');
    within(row).getByText('13 attempts');
    within(row).getByText('Details: 500 Out of order');
  });

  it('says that browsers get nothing while notifications are off, and switches them on', async () => {
    const { bodiesOf } = await open({
      channels: [{ ...hook, kind: 'webPush', name: 'Firefox on Linux' }],
      more: { isPushOn: false },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Switch them on' }));
    await waitFor(() => expect(bodiesOf('/api/v1/user/setting')).toEqual([{ push: true }]));
  });
});

describe('a channel', () => {
  cleanUpApp();

  it('is tested, and says how it went', async () => {
    const failed = { state: 'failed', failure: 'unreachable', error: 'connect ECONNREFUSED' };
    await open({ channels: [hook], answers: { '/api/v1/user/channel/7/test': success(failed) } });
    fireEvent.click(screen.getByRole('button', { name: 'Send a test to My program' }));
    await screen.findByText('The test message failed. The receiver could not be reached.');
  });

  it('is for some kinds only', async () => {
    const { bodiesOf } = await open({
      channels: [hook],
      answers: { '/api/v1/user/channel/7': success({ ...hook, kinds: ['offline'] }) },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Settings of My program' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Kinds'), { target: { value: 'some' } });
    within(dialog).getByText('Without a kind, nothing is sent.');
    fireEvent.click(within(dialog).getByLabelText('Offline'));
    fireEvent.change(within(dialog).getByLabelText('Which alerts'), { target: { value: 'urgent' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodiesOf('/api/v1/user/channel/7')).toHaveLength(1));
    expect(bodiesOf('/api/v1/user/channel/7')).toEqual([
      { name: 'My program', isOn: true, urgency: 'urgent', kinds: ['offline'], ofSharedSites: false },
    ]);
  });

  it('shows beside the field what is wrong with its address', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /^Webhook/ }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Address'), { target: { value: 'ftp://example.org' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add a channel' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Address').getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it.each([
    [false, true, /only on pages with https/],
    [true, false, /cannot show notifications while the app is closed/],
  ])('in this browser is explained where it cannot be (secure: %s)', async (isSecure, _, text) => {
    vi.stubGlobal('isSecureContext', isSecure);
    await open();
    fireEvent.click(screen.getByRole('button', { name: /^This browser/ }));
    await screen.findByText(text);
    vi.unstubAllGlobals();
  });
});

describe('quiet hours', () => {
  cleanUpApp();

  it('are saved with their times', async () => {
    const saved = { from: '22:00', to: '06:30', urgentToo: true };
    const { bodiesOf } = await open({
      answers: { '/api/v1/user/quiethours': refusal(400, { code: 9000 }, 'no') },
    });
    fireEvent.click(screen.getByLabelText('Keep quiet at certain hours'));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '22:00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '06:30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodiesOf('/api/v1/user/quiethours')).toEqual([{ quietHours: saved }]));
  });
});
