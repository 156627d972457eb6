import type { AppConfig } from '@ohmstead/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../test/build-app-config.ts';
import { refusal, serveForTest, success } from '../../../test/server-for-test.ts';
import { chooseLanguage } from '../../texts/texts.ts';

const demo = { username: 'demo', password: 'ohmstead' };
const config = (change: Partial<AppConfig> = {}) => ({
  '/api/v1/common/config': success(buildAppConfig({ demo, ...change })),
});
const loggedIn = (kind: string, mustChangePassword = false) =>
  success({ token: 't1', username: 'ada_l', fullName: 'Ada Lovelace', kind, mustChangePassword });
const account = {
  '/api/v1/user/sitelist': success([]),
  '/api/v1/user/meterlist': success([]),
  '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
};

const logIn = async (remember = false): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'ada_l' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret1' } });
  if (remember) fireEvent.click(screen.getByLabelText('Remember me'));
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('login', () => {
  cleanUpApp();

  it('keeps the token and opens the page that was wanted', async () => {
    const { asked } = serveForTest({ ...config(), ...account, '/api/v1/user/login': loggedIn('user') });
    const { router } = await openApp('/login?redirect=%2Fedit%2Fpassword');
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit/password'));
    expect(localStorage.getItem('token')).toBe('t1');
    const sent = asked.find(({ path }) => path === '/api/v1/user/login');
    expect(sent?.body).toEqual({ username: 'ada_l', password: 'secret1', remember: false });
  });

  it('leads whoever has a first password to its page, and asks for nothing that is refused', async () => {
    const { asked } = serveForTest({
      ...config(),
      ...account,
      '/api/v1/user/demohistory': success({ share: null }),
      '/api/v1/user/login': loggedIn('admin', true),
      '/api/v1/user/password': success(null),
    });
    const { router } = await openApp('/login?redirect=%2Fadmin');
    await logIn();
    await screen.findByText(/Please choose your own password first/);
    expect(router.state.location.pathname).toBe('/edit/password');
    const since = asked.findIndex(({ path }) => path === '/api/v1/user/login') + 1;
    await router.navigate({ to: '/main' });
    expect(router.state.location.pathname).toBe('/edit/password');
    const refused = /user\/(sitelist|meterlist|noticecount|demohistory|live)|admin/;
    expect(asked.slice(since).filter(({ path }) => refused.test(path))).toEqual([]);
    fireEvent.change(screen.getByLabelText('Old password'), { target: { value: 'secret1' } });
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'a-longer-one-2' } });
    fireEvent.change(screen.getByLabelText('Repeat new password'), { target: { value: 'a-longer-one-2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/v1/user/noticecount'));
  });

  it('remembers the username when wished, the password never', async () => {
    serveForTest({ ...config(), ...account, '/api/v1/user/login': loggedIn('user') });
    await openApp('/login?redirect=%2Fedit%2Fpassword');
    await logIn(true);
    await waitFor(() => expect(localStorage.getItem('token')).toBe('t1'));
    expect(localStorage.getItem('username')).toBe('ada_l');
    expect(JSON.stringify(localStorage)).not.toContain('secret1');
  });

  it('never remembers the demo', async () => {
    serveForTest({ ...config(), ...account, '/api/v1/user/login': loggedIn('demo') });
    await openApp('/login?redirect=%2Fedit%2Fpassword');
    await logIn(true);
    await waitFor(() => expect(localStorage.getItem('token')).toBe('t1'));
    expect(localStorage.getItem('username')).toBeNull();
  });

  it('shows the forgotten password’s link after 9005 only, and focuses it', async () => {
    serveForTest({ ...config(), '/api/v1/user/login': refusal(200, { code: 9005 }) });
    await openApp('/login');
    await screen.findByLabelText('Username');
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
    await logIn();
    const link = await screen.findByRole('link', { name: 'Forgot your password?' });
    expect(document.activeElement).toBe(link);
    expect(screen.getByRole('alert').textContent).toContain('Invalid username or password');
  });

  it('shows no such link after another failure', async () => {
    serveForTest({ ...config(), '/api/v1/user/login': refusal(429, { code: 'login_throttled' }) });
    await openApp('/login');
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toContain('Too many failed logins');
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
  });

  it('says what is missing before asking the server', async () => {
    const { asked } = serveForTest(config());
    await openApp('/login');
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    const username = screen.getByLabelText('Username');
    expect(username.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(username);
    expect(asked.map(({ path }) => path)).not.toContain('/api/v1/user/login');
  });

  it('keeps what was typed through a change of language', async () => {
    serveForTest(config());
    await openApp('/login');
    fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'half' } });
    await chooseLanguage('de');
    expect(await screen.findByLabelText('Benutzername')).toHaveProperty('value', 'half');
    expect(document.documentElement.lang).toBe('de');
  });

  it('has the footer of its server’s group, and no local mode in the web build', async () => {
    serveForTest(config());
    await openApp('/login');
    expect(await screen.findByText('Ohmstead · Power monitoring')).toBeDefined();
    expect(screen.queryByText('Local mode')).toBeNull();
  });
});

describe('the demo', () => {
  cleanUpApp();

  it('is logged into by itself at /login/true', async () => {
    const { asked } = serveForTest({ ...config(), ...account, '/api/v1/user/login': loggedIn('demo') });
    const { router } = await openApp('/login/true?redirect=%2Fedit%2Fpassword');
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit/password'));
    const sent = asked.find(({ path }) => path === '/api/v1/user/login');
    expect(sent?.body).toEqual({ ...demo, remember: false });
  });

  it('can be stopped on its way', async () => {
    serveForTest(config());
    await openApp('/login/true');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Username')).toBeDefined();
  });

  it('is hidden when switched off, and /login/true says so', async () => {
    serveForTest(config({ demo: null }));
    await openApp('/login/true');
    expect(await screen.findByText(/The demo is switched off/)).toBeDefined();
    expect(screen.getByLabelText('Username')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try the demo' })).toBeNull();
  });
});
