import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanUpApp, openApp } from '../../../../test/app-for-test.tsx';
import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { refusal, serveForTest, success } from '../../../../test/server-for-test.ts';

const config = (mail: boolean) => success(buildAppConfig({ mail }));
const token = 'A'.repeat(43);
const link = success({ username: 'ada_l', expiresAt: '2026-03-10T13:00:00.000Z' });
const linkInvalid = refusal(404, { code: 'link_invalid' });
const paths = {
  config: '/api/v1/common/config',
  send: '/api/v1/user/sendemail',
  link: '/api/v1/public/resetlink',
  reset: '/api/v1/public/resetpassword',
  confirm: '/api/v1/public/confirmemail',
};

const bodyOf = (asked: readonly { path: string; body: unknown }[], path: string) =>
  asked.filter((one) => one.path === path).map(({ body }) => body);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('/forgotPassword', () => {
  cleanUpApp();

  it('asks for a link and says the same for every username', async () => {
    const { asked } = serveForTest({
      [paths.config]: config(true),
      [paths.send]: success({ isSendingMail: true }),
    });
    await openApp('/forgotPassword');
    fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'ada_l' } });
    press('Send the link');
    await screen.findByText(/If there is an account with this username/);
    expect(bodyOf(asked, paths.send)).toEqual([{ username: 'ada_l' }]);
    press('Try another username');
    expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'ada_l');
  });

  it('is filled in with the username of the failed login', async () => {
    serveForTest({
      [paths.config]: config(true),
      '/api/v1/user/login': { body: { successful: false, message: 'no', data: { code: 9005 } } },
    });
    await openApp('/login');
    fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'lovelace' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong' } });
    press('Log in');
    fireEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByText(/We will send a link/);
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'lovelace');
  });

  it('says who can help where the server sends no mail', async () => {
    serveForTest({ [paths.config]: config(false) });
    await openApp('/forgotPassword');
    await screen.findByText(
      'This server does not send e-mails. Ask its administrator to reset your password.',
    );
    expect(screen.queryByLabelText('Username')).toBeNull();
  });
});

describe('/forgotPassword with a link', () => {
  cleanUpApp();

  it('shows the password that the server makes once the button is pressed, not before', async () => {
    const { asked } = serveForTest({
      [paths.link]: link,
      [paths.reset]: success({ username: 'ada_l', password: 'abcd-efgh-jkmn-pqrs' }),
    });
    await openApp(`/forgotPassword#${token}`);
    await screen.findByText(/a new password for ada_l/);
    expect(bodyOf(asked, paths.reset)).toEqual([]);
    press('Set new password');
    await screen.findByText('abcd-efgh-jkmn-pqrs');
    expect(bodyOf(asked, paths.reset)).toEqual([{ token }]);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it('sets the person’s own password, typed twice by the rules', async () => {
    const { asked } = serveForTest({
      [paths.link]: link,
      [paths.reset]: success({ username: 'ada_l', password: null }),
    });
    await openApp(`/forgotPassword#${token}`);
    fireEvent.click(await screen.findByLabelText('I choose my own'));
    const type = (first: string, second: string) => {
      fireEvent.change(screen.getByLabelText('New password'), { target: { value: first } });
      fireEvent.change(screen.getByLabelText('Repeat new password'), { target: { value: second } });
      press('Set new password');
    };
    type('Sunshine', 'Sunshine');
    await screen.findByText('This password is very common and easy to guess.');
    type('four plain words', 'four plain word');
    await screen.findByText('The two passwords do not match.');
    type('four plain words', 'four plain words');
    await screen.findByText(/The password of ada_l has been changed/);
    expect(bodyOf(asked, paths.reset)).toEqual([{ token, newPassword: 'four plain words' }]);
  });

  it.each([
    ['expired', token],
    ['cut off', 'AAAA'],
  ])('says that one that is %s works no more, and offers another', async (_, given) => {
    serveForTest({ [paths.config]: config(true), [paths.link]: linkInvalid });
    await openApp(`/forgotPassword#${given}`);
    await screen.findByText('This link no longer works.');
    await screen.findByLabelText('Username');
  });

  it('says so where it is used meanwhile', async () => {
    serveForTest({ [paths.config]: config(true), [paths.link]: link, [paths.reset]: linkInvalid });
    await openApp(`/forgotPassword#${token}`);
    await screen.findByText(/a new password for ada_l/);
    press('Set new password');
    await screen.findByText('This link no longer works.');
    await screen.findByLabelText('Username');
  });
});

describe('/confirmEmail', () => {
  cleanUpApp();

  it('confirms when the button is pressed', async () => {
    const { asked } = serveForTest({ [paths.confirm]: success({ email: 'ada@example.org' }) });
    await openApp(`/confirmEmail#${token}`);
    await screen.findByRole('button', { name: 'Confirm address' });
    expect(bodyOf(asked, paths.confirm)).toEqual([]);
    press('Confirm address');
    await screen.findByText(/ada@example.org is now the confirmed address/);
    expect(bodyOf(asked, paths.confirm)).toEqual([{ token }]);
  });

  it('says that a link works no more', async () => {
    serveForTest({ [paths.confirm]: linkInvalid });
    await openApp(`/confirmEmail#${token}`);
    await screen.findByRole('button', { name: 'Confirm address' });
    press('Confirm address');
    await screen.findByText('This link no longer works.');
  });

  it('keeps the button when the network fails', async () => {
    serveForTest({});
    await openApp(`/confirmEmail#${token}`);
    await screen.findByRole('button', { name: 'Confirm address' });
    press('Confirm address');
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(screen.getByRole('button', { name: 'Confirm address' })).toBeDefined();
  });
});
