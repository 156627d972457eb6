import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { screenshot } from '../../../test/pictures/real-picture.ts';
import { type Entry, sendForm } from '../../../test/send-form.ts';

let server: TestApp;
let admin: Login;
let ada: Login;
let bob: Login;
beforeAll(async () => {
  server = await appForTest({ publicUrl: 'https://energy.example.org' });
  admin = await buildLogin(server, 'admin');
  ada = await buildLogin(server);
  bob = await buildLogin(server);
});
afterAll(() => server.close());

const ask = (method: string, path: string, { token } = admin, body?: unknown) =>
  server.ask(method, `/api/v1/${path}`, { token, ...(body !== undefined && { body }) });
const add = async ({ token }: Login, title: string, entries: readonly Entry[] = []): Promise<number> => {
  server.clock.goOn(1);
  const texts: Entry[] = [
    ['Type', 'bug'],
    ['Title', title],
    ['Content', `About ${title}`],
  ];
  const path = '/api/v1/user/addfeedback';
  const { data } = await sendForm(server, { token, path }, [...texts, ...entries]);
  return data.id;
};
const answer = (id: number, content = 'Mended.') =>
  ask('POST', `admin/answerfeedback/${id}`, admin, { content });
const titles = async (query = '') => {
  const { data } = await ask('GET', `admin/feedbacklist${query}`);
  return data.rows.map(({ title }: { title: string }) => title);
};
const mails = (accountId: number) =>
  server.db.selectFrom('mail').selectAll().where('account_id', '=', accountId).execute();
const notices = (accountId: number) =>
  server.db.selectFrom('notice').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
const actions = () => server.db.selectFrom('administrator_action').selectAll().orderBy('id').execute();

describe('admin.answerfeedback', () => {
  it('writes to the conversation, and notifies its writer in the app and by mail in their language', async () => {
    await server.db
      .updateTable('account')
      .set({ email: 'ada@example.org', lang: 'de' })
      .where('id', '=', ada.accountId)
      .execute();
    const id = await add(ada, 'Chart');
    expect(await answer(id)).toMatchObject({ status: 200, data: null });
    const [listed] = (await ask('GET', 'user/feedbacklist', ada)).data;
    expect(listed).toMatchObject({ id, hasNewAnswer: true });
    const { data } = await ask('GET', `user/feedback/${id}`, ada);
    expect(data.messages).toMatchObject([{ from: 'user' }, { from: 'administrator', content: 'Mended.' }]);
    expect((await ask('GET', 'user/feedbacklist', ada)).data[0].hasNewAnswer).toBe(false);
    expect(await notices(ada.accountId)).toMatchObject([
      {
        template: 'feedbackAnswered',
        params: { title: 'Chart' },
        link: `/edit/feedback/${id}`,
        type: 'product',
      },
    ]);
    const link = `https://energy.example.org/edit/feedback/${id}`;
    expect(await mails(ada.accountId)).toMatchObject([
      {
        to_address: 'ada@example.org',
        lang: 'de',
        content: { kind: 'feedbackAnswered', title: 'Chart', answer: 'Mended.', link },
      },
    ]);
    const { username } = await usernameOf(ada);
    expect((await actions()).at(-1)).toMatchObject({
      administrator: (await usernameOf(admin)).username,
      action: 'admin.answerfeedback',
      subject: username,
      detail: { feedback: id, title: 'Chart' },
    });
  });

  it('writes to the feedback’s own address first, and to nobody without one', async () => {
    await answer(await add(ada, 'Other address', [['Email', 'work@example.org']]));
    expect((await mails(ada.accountId)).at(-1)).toMatchObject({ to_address: 'work@example.org' });
    await answer(await add(bob, 'No address'));
    expect(await mails(bob.accountId)).toEqual([]);
    expect(await notices(bob.accountId)).toMatchObject([{ template: 'feedbackAnswered' }]);
  });

  it('changes nothing at all where a part of it fails', async () => {
    const id = await add(bob, 'All or nothing');
    const before = { notices: await notices(bob.accountId), actions: await actions() };
    await server.db.schema.alterTable('administrator_action').renameTo('elsewhere').execute();
    expect((await answer(id)).status).toBe(500);
    await server.db.schema.alterTable('elsewhere').renameTo('administrator_action').execute();
    expect({ notices: await notices(bob.accountId), actions: await actions() }).toEqual(before);
    expect((await ask('GET', `admin/feedback/${id}`)).data.messages).toHaveLength(1);
  });

  it('needs a text, a feedback that is there, and one that is open', async () => {
    const id = await add(bob, 'To be closed');
    expect((await answer(id, ' ')).data.errors).toMatchObject([
      { field: 'content', code: 'content_required' },
    ]);
    expect((await answer(Number.MAX_SAFE_INTEGER)).data).toEqual({ code: 'wrong_id' });
    expect((await ask('POST', `admin/finishfeedback/${id}`)).status).toBe(200);
    expect(await answer(id)).toMatchObject({ status: 409, data: { code: 'feedback_finished' } });
  });
});

const usernameOf = ({ accountId }: Login) =>
  server.db.selectFrom('account').select('username').where('id', '=', accountId).executeTakeFirstOrThrow();

describe('admin.finishfeedback', () => {
  it('closes a feedback once, with a notice and a line in the log', async () => {
    const id = await add(bob, 'Closed');
    const before = (await actions()).length;
    expect((await ask('POST', `admin/finishfeedback/${id}`)).status).toBe(200);
    expect((await ask('POST', `admin/finishfeedback/${id}`)).status).toBe(200);
    expect((await notices(bob.accountId)).at(-1)).toMatchObject({
      template: 'feedbackFinished',
      link: `/edit/feedback/${id}`,
    });
    expect((await actions()).slice(before)).toMatchObject([{ action: 'admin.finishfeedback' }]);
    expect((await ask('GET', `user/feedback/${id}`, bob)).data.state).toBe('finished');
    expect((await ask('POST', 'admin/finishfeedback/999999')).data).toEqual({ code: 'wrong_id' });
  });
});

describe('admin.feedbacklist, admin.feedback and admin.feedbackfile', () => {
  it('show everybody’s, what waits first; searched and filtered', async () => {
    await server.db.deleteFrom('feedback').execute();
    const first = await add(ada, 'First 100%');
    const second = await add(bob, 'Second');
    const third = await add(bob, 'Third');
    server.clock.goOn(1);
    await answer(second);
    await ask('POST', `admin/finishfeedback/${third}`);
    expect(await titles()).toEqual(['First 100%', 'Second', 'Third']);
    expect(await titles('?state=waiting')).toEqual(['First 100%']);
    expect(await titles('?state=answered')).toEqual(['Second']);
    expect(await titles('?state=finished')).toEqual(['Third']);
    expect(await titles('?type=demand')).toEqual([]);
    expect(await titles('?search=about%20second')).toEqual(['Second']);
    expect(await titles('?search=100%25')).toEqual(['First 100%']);
    expect(await titles('?search=_')).toEqual([]);
    expect(await titles(`?search=${(await usernameOf(ada)).username.toUpperCase()}`)).toEqual(['First 100%']);
    expect(await titles('?skip=2')).toEqual(['Third']);
    const { data } = await ask('GET', 'admin/feedbacklist?state=answered');
    expect(data).toMatchObject({ total: 1, rows: [{ id: second, state: 'answered', messageCount: 2 }] });
    expect((await ask('GET', `admin/feedback/${first}`)).data).toMatchObject({
      accountId: ada.accountId,
      username: (await usernameOf(ada)).username,
      fullName: 'Test Person',
      messages: [{ content: 'About First 100%' }],
    });
  });

  it('show pictures to administrators, and nothing to others', async () => {
    const picture = { name: 'a.png', bytes: await screenshot() };
    const id = await add(ada, 'Picture', [['fileName0', picture]]);
    const [{ id: file }] = (await ask('GET', `admin/feedback/${id}`)).data.messages[0].files;
    const path = `/api/v1/admin/feedbackfile/${file}`;
    const answered = await fetch(server.address + path, { headers: { token: admin.token } });
    expect(answered.headers.get('content-type')).toBe('image/png');
    for (const call of ['feedbacklist', `feedback/${id}`, `feedbackfile/${file}`]) {
      expect(await ask('GET', `admin/${call}`, ada)).toMatchObject({ status: 403 });
    }
    for (const call of ['answerfeedback', 'finishfeedback']) {
      expect(await ask('POST', `admin/${call}/${id}`, ada, {})).toMatchObject({ status: 403 });
    }
    expect((await ask('GET', 'admin/feedbackfile/999999')).data).toEqual({ code: 'wrong_id' });
  });
});
