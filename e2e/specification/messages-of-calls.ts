// The specification's messages that calls answer with. That each is said in all languages is a test of the server’s
// (http/answers/messages.test.ts).
import { calls, errorCodeOfWire } from '@ohmstead/contract';
import { errorKey, type TextKey, textOf } from '@ohmstead/i18n';
import { expect } from 'vitest';
import { ask } from '../people/ask.ts';
import { logIn, newPerson } from '../people/person.ts';
import type { Row, Stage } from './row.ts';

type Request = { readonly path: string; readonly body?: object; readonly isVisitor?: true };

const said = (
  says: string,
  { name }: { readonly name: string },
  key: TextKey,
  requestOf: (stage: Stage) => Request,
): Row => ({
  says,
  shownBy: name,
  prove: async (stage) => {
    const { path, body, isVisitor } = requestOf(stage);
    const answer = await ask(stage.origin, path, { body, ...(isVisitor ? {} : { token: stage.token }) });
    expect(answer.message).toBe(textOf('en', key));
  },
});

const registering = (says: string, key: TextKey, change: (stage: Stage) => object): Row =>
  said(says, calls.user.register, key, (stage) => {
    const person = { ...newPerson(), TimeZoneInfoId: 'Europe/Berlin', ...change(stage) };
    return { path: '/api/v1/user/register', body: person, isVisitor: true };
  });

const site = (stage: Stage, change: object) => ({ id: stage.siteId, name: 'Home', ...change });

/** Somebody else, so that the stage’s own session stays open. */
const another = async (origin: string) => {
  const person = { ...newPerson(), TimeZoneInfoId: 'Europe/Berlin' };
  await ask(origin, '/api/v1/user/register', { body: person });
  return person;
};

const loginSuccessful: Row = {
  says: 'login successful',
  shownBy: calls.user.login.name,
  prove: async ({ origin }) => {
    const body = await another(origin);
    expect((await ask(origin, '/api/v1/user/login', { body })).message).toBe(
      textOf('en', 'login.successful'),
    );
  },
};

const passwordChanged: Row = {
  says: 'password changed',
  shownBy: calls.account.password.name,
  prove: async ({ origin }) => {
    const person = await another(origin);
    const body = { oldPassword: person.password, newPassword: 'engine-of-difference' };
    const token = await logIn(origin, person);
    const { message } = await ask(origin, '/api/v1/user/password', { body, token });
    expect(message).toBe(textOf('en', 'password.changed'));
  },
};

const siteDeleted: Row = {
  says: 'deleted',
  shownBy: calls.place.deleteByGet.name,
  prove: async ({ origin }) => {
    const token = await logIn(origin, await another(origin));
    const { data } = await ask(origin, '/api/v1/user/sitelist', { token });
    const [site] = data as { id: number }[]; // The contract’s answer.
    const { message } = await ask(origin, `/api/v1/site/delete/${site?.id}`, { token });
    expect(message).toBe(textOf('en', 'edit.deleted'));
  },
};

/** Of a session that another login of the same kind has ended. */
const elsewhere: Row = {
  says: 'this user has logged in elsewhere; please login again',
  shownBy: calls.user.sitelist.name,
  prove: async ({ origin }) => {
    const person = await another(origin);
    const token = await logIn(origin, person);
    await logIn(origin, person);
    const answer = await ask(origin, '/api/v1/user/sitelist', { token });
    expect(answer).toMatchObject({ status: 401, message: textOf('en', errorKey('logged_in_elsewhere')) });
  },
};

const failedLogin: Row = {
  says: 'invalid username or password; if failure continues contact the administrator (9005)',
  shownBy: calls.user.login.name,
  prove: async ({ origin }) => {
    const body = { username: newPerson().username, password: 'wrong-password' };
    const { status, successful, message, data } = await ask(origin, '/api/v1/user/login', { body });
    expect({ status, successful, message }).toEqual({
      status: 200,
      successful: false,
      message: textOf('en', errorKey('login_failed')),
    });
    expect(data).toMatchObject({ code: 9005 });
    expect(errorCodeOfWire(9005)).toBe('login_failed');
  },
};

export const messagesOfCalls: readonly Row[] = [
  registering('invalid SN', errorKey('sn_invalid'), () => ({ sn: '12-34' })),
  registering('SN required', errorKey('sn_required'), () => ({ sn: '' })),
  registering('SN already used', errorKey('sn_used'), ({ person }) => ({ sn: person.sn })),
  registering('username required', errorKey('username_required'), () => ({ username: '' })),
  registering('invalid username format', errorKey('username_format'), () => ({ username: 'ada:love' })),
  registering('username must be 4-15 characters', errorKey('username_length'), () => ({ username: 'ada' })),
  registering('full name required', errorKey('full_name_required'), () => ({ fullName: '' })),
  registering('full name too long', errorKey('full_name_length'), () => ({ fullName: 'x'.repeat(51) })),
  registering('registered, please login', 'register.done', () => ({})),
  failedLogin,
  elsewhere,
  loginSuccessful,
  passwordChanged,
  siteDeleted,
  said('system access is denied', calls.admin.userlist, errorKey('permission_denied'), () => ({
    path: '/api/v1/admin/userlist',
  })),
  said('wrong id', calls.site.get, errorKey('wrong_id'), () => ({ path: '/api/v1/site/get/999999' })),
  said('no common query for this table', calls.common.applocales, errorKey('common_query_unknown'), () => ({
    path: '/api/v1/common/table',
    isVisitor: true,
  })),
  said('name required', calls.place.save, errorKey('name_required'), (stage) => ({
    path: '/api/v1/site/save',
    body: site(stage, { name: '' }),
  })),
  said('old password invalid', calls.account.password, errorKey('old_password_invalid'), () => ({
    path: '/api/v1/user/password',
    body: { oldPassword: 'not-this-one', newPassword: 'engine-of-difference' },
  })),
  said('place has no coordinates', calls.bill.whatIf, errorKey('no_coordinates'), ({ siteId }) => ({
    path: `/api/v1/bill/whatif/${siteId}`,
    body: { from: '2026-01-01', to: '2026-02-01', solarKw: 5 },
  })),
  said('please select a date', calls.site.overview, errorKey('date_invalid'), ({ siteId }) => ({
    path: `/api/v1/site/overview/${siteId}?date=2026-02-30`,
  })),
  said(
    'cannot delete the only meter of a site',
    calls.place.deleteMeterByGet,
    errorKey('only_meter'),
    ({ meterId }) => ({
      path: `/api/v1/inverter/delete/${meterId}`,
    }),
  ),
  said('edited', calls.place.save, 'edit.edited', (stage) => ({
    path: '/api/v1/site/save',
    body: site(stage, {}),
  })),
  said('saved', calls.account.saveSetting, 'edit.saved', () => ({
    path: '/api/v1/user/setting',
    body: { push: true },
  })),
];
