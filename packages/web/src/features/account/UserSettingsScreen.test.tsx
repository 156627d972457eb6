import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cleanUpApp, openApp } from '../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../test/build-app-config.ts';
import { buildAutoSend } from '../../../test/build-auto-send.ts';
import { refusal, serveForTest, success } from '../../../test/server-for-test.ts';

const setting = {
  username: 'ada_l',
  fullName: 'Ada Lovelace',
  telephone: null,
  email: 'ada@example.org',
  emailConfirmed: false,
  lang: 'en',
  deleteAt: null as string | null,
  push: false,
  autoSend: buildAutoSend(),
};
const session = {
  id: 1,
  clientKind: 'web',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  createdAt: '2026-03-10T10:00:00.000Z',
  lastUsedAt: '2026-03-10T12:00:00.000Z',
  isThis: true,
};
const phone = { ...session, id: 2, clientKind: 'app', userAgent: 'Android', isThis: false };

const open = async (change: Partial<typeof setting> = {}, answers = {}) => {
  localStorage.setItem('token', 'of ada');
  const server = serveForTest({
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/setting': success({ ...setting, ...change }),
    '/api/v1/user/sessions': success([session, phone]),
    '/api/v1/user/sitelist': success([]),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    ...answers,
  });
  await openApp('/edit/usersetting');
  await screen.findByText('My data');
  const bodiesOf = (path: string) => server.asked.filter((one) => one.path === path).map(({ body }) => body);
  return { ...server, bodiesOf };
};

describe('the contact address', () => {
  cleanUpApp();

  it('shows that it is not confirmed, and sends the link again', async () => {
    const { bodiesOf } = await open({}, { '/api/v1/user/confirmagain': success(null) });
    await screen.findByText(
      /Not confirmed yet\. Open the link in the e-mail that we sent to ada@example\.org/,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    await screen.findByText('The link has been sent again.');
    expect(bodiesOf('/api/v1/user/confirmagain')).toHaveLength(1);
  });

  it('shows that it is confirmed, and nothing of another one that is being typed', async () => {
    await open({ emailConfirmed: true });
    await screen.findByText('Confirmed');
    fireEvent.change(screen.getByLabelText(/^E-mail/), { target: { value: 'new@example.org' } });
    expect(screen.queryByText('Confirmed')).toBeNull();
  });

  it('cannot be confirmed where the server sends no mail', async () => {
    await open({}, { '/api/v1/common/config': success(buildAppConfig({ mail: false })) });
    await screen.findByText('Not confirmed. This server does not send e-mails at the moment.');
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });
});

describe('the sessions', () => {
  cleanUpApp();

  it('are named by what they were opened with, and ended one by one', async () => {
    const { bodiesOf } = await open({}, { '/api/v1/user/endsession': success(null) });
    await screen.findByText('Firefox on Linux');
    await screen.findByText('This session');
    fireEvent.click(screen.getByRole('button', { name: 'End the session App on Android' }));
    await screen.findByText('Session ended');
    fireEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
    await screen.findByText('All other sessions have ended');
    expect(bodiesOf('/api/v1/user/endsession')).toEqual([{ id: 2 }, {}]);
  });
});

describe('the download', () => {
  cleanUpApp();

  it('shows what has come, and stops when asked', async () => {
    await open();
    const plain = globalThis.fetch;
    let part: (bytes: number) => void = () => undefined;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.endsWith('/user/download')) return plain(url, init);
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          part = (bytes) => stream.enqueue(new Uint8Array(bytes));
          init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        },
      });
      const headers = { 'content-disposition': 'attachment; filename="ohmstead.zip"' };
      return Promise.resolve(new Response(body, { headers }));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByText(/^0\.0\sMB received/);
    part(2_500_000);
    await screen.findByText(/^2\.5\sMB received/);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('Download stopped');
    await screen.findByRole('button', { name: 'Download my data' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the deletion of the account', () => {
  cleanUpApp();

  const dialog = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  };

  it('asks for the password and says what is wrong with it', async () => {
    const errors = [{ field: 'password', code: 'password_invalid', message: '' }];
    await open({}, { '/api/v1/user/deleteaccount': refusal(400, { code: 'validation', errors }) });
    const form = await dialog();
    fireEvent.change(form.getByLabelText('Your password'), { target: { value: 'wrong' } });
    fireEvent.click(form.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() =>
      expect(form.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('is planned, shown over the page, and taken back', async () => {
    const deleteAt = '2026-03-17T12:00:00.000Z';
    const { bodiesOf } = await open(
      {},
      {
        '/api/v1/user/deleteaccount': success({ deleteAt }),
        '/api/v1/user/keepaccount': success(null),
      },
    );
    const form = await dialog();
    fireEvent.change(form.getByLabelText('Your password'), { target: { value: 'secret-1' } });
    fireEvent.click(form.getByRole('button', { name: 'Delete my account' }));
    const banner = within(await screen.findByRole('region', { name: 'Delete my account' }));
    expect(bodiesOf('/api/v1/user/deleteaccount')).toEqual([{ password: 'secret-1' }]);
    banner.getByText(/Your account will be deleted on/);
    fireEvent.click(banner.getByRole('button', { name: 'Keep my account' }));
    await screen.findByText('Your account will be kept.');
    await waitFor(() => expect(screen.queryByText(/Your account will be deleted on/)).toBeNull());
  });
});
