import { smtpForTest, type TestSmtp } from '@ohmstead/e2e/mail';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appAddress, type ChannelServer, channelServer } from '../../../test/channel-server.ts';
import { exampleMails } from '../../../test/example-mails.ts';
import { hashOfToken } from '../../accounts/token.ts';
import { mostMessagesPerDay, mostPerDay, queueMail } from '../../mail/queue-mail.ts';

let server: ChannelServer;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await smtpForTest();
  server = await channelServer({ smtpUrl: smtp.url, mailFrom: 'energy@example.org' });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(() => smtp.refuseRecipients(() => null));
afterEach(async () => {
  await server.forget();
  await server.db.deleteFrom('mail').execute();
});

const email = 'ann@example.net';
const start = () => server.channel({ kind: 'mail', email });

describe('a message by e-mail', () => {
  it('is a mail of the outbox, in the language of the account', async () => {
    await server.db.updateTable('account').set({ lang: 'de' }).execute();
    await start();
    const incident = await server.incident();
    await server.notify(incident);
    await expect.poll(() => smtp.taken.length).toBe(1);
    const [{ to, mail } = expect.fail()] = smtp.taken;
    expect(to).toEqual([email]);
    expect(mail.subject).toContain('Haus Süd');
    expect(mail.text).toContain('7,25');
    expect(mail.html).toContain(`${appAddress}/site/${server.site}/alerts/${incident}`);
    await expect.poll(async () => (await server.deliveries())[0]?.sent_at).toBeTruthy();
    expect((await server.channels())[0]?.last_sent_at).toBeTruthy();
    await server.db.updateTable('account').set({ lang: 'en' }).execute();
  });

  it('that the mail server refuses has failed, and so has its channel', async () => {
    smtp.refuseRecipients(() => ({ code: 550, text: '5.1.1 No such person' }));
    await start();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failed_at).toBeTruthy();
    expect(await server.deliveries()).toMatchObject([
      { failure: 'refused', error: expect.stringContaining('No such person') },
    ]);
    expect(await server.channels()).toMatchObject([{ last_failure: 'refused', is_on: true }]);
    // The administrator tries the mail once more.
    smtp.refuseRecipients(() => null);
    await sql`update mail set failed_at = null, attempts = 0, next_attempt_at = now()`.execute(server.db);
    await expect.poll(async () => (await server.deliveries())[0]?.sent_at).toBeTruthy();
    expect(await server.deliveries()).toMatchObject([{ failed_at: null, failure: null, error: null }]);
  });

  it('has a link to leave, for mail programs too', async () => {
    const before = smtp.taken.length;
    await start();
    await server.notify(await server.incident());
    await expect.poll(() => smtp.taken.length).toBe(before + 1);
    const { mail } = smtp.taken.at(-1) ?? expect.fail();
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    const [link = ''] = /https:\S+\/leave\/channel\/[\w-]{43}/.exec(mail.text ?? '') ?? [];
    expect(mail.html).toContain(`href="${link}"`);
    expect(header('list-unsubscribe')).toBe(`<${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const stored = await server.db.selectFrom('channel_leave').select('token_hash').execute();
    expect(stored.map(({ token_hash }) => token_hash)).toEqual([hashOfToken(link.split('/').at(-1) ?? '')]);
  });

  it('has a limit of its own, so that there is room for a forgotten password', async () => {
    const channel = await start();
    await sql`with made as (
        insert into delivery (channel_id, account_id, step, sent_at)
        select ${channel}, ${server.owner}, 'began', now() from generate_series(1, ${mostMessagesPerDay})
        returning id)
      insert into mail (account_id, to_address, lang, subject, sent_at, delivery_id)
      select ${server.owner}, ${email}, 'en', 'Overload', now(), id from made`.execute(server.db);
    const other = { accountId: server.owner, to: email, lang: 'en', content: exampleMails.welcome } as const;
    expect(await queueMail(server.db, other)).toBe('queued');
    await server.notify(await server.incident());
    await expect
      .poll(async () => (await server.deliveries()).filter(({ failure }) => failure === 'capped').length)
      .toBe(1);
    expect(mostMessagesPerDay).toBeGreaterThan(mostPerDay);
  });
});
