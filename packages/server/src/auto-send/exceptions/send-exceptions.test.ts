import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChannel } from '../../../test/build-channel.ts';
import { buildAccount, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { buildIncident, buildStep } from '../../../test/build-notified-step.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { testClock } from '../../../test/test-clock.ts';
import { nowDate } from '../../clock/clock.ts';
import type { ExceptionsMail, IncidentMail } from '../../mail/auto-send-content.ts';
import type { DeliveryRow } from '../../storage/schema/channels.ts';
import type { Storage } from '../../storage/storage.ts';
import { queueAlertMails } from '../queue-alert-mails.ts';
import { saveAutoSend } from '../settings/auto-send-settings.ts';
import { sendExceptions } from './send-exceptions.ts';

const started = Date.parse('2026-03-10T12:00:00Z');
const publicAddress = { linkTo: (path: string) => `http://energy.test${path}` };

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

const person = async (change: object) => {
  const { db } = storage;
  const email = 'ada@example.org';
  const accountId = await buildAccount(db, { email, email_confirmed_at: new Date(started) });
  await db.transaction().execute((trx) =>
    saveAutoSend(trx, {
      accountId,
      change: { recipients: `${email};bob@example.net`, ...change },
      at: new Date(started),
    }),
  );
  const siteId = await buildSite(db, { account_id: accountId, name: 'Home/House' });
  const meter = await buildMeter(db, { site_id: siteId, name: 'Grid' });
  const mails = async () => {
    const rows = await db
      .selectFrom('mail')
      .select(['to_address', 'content', 'message_name'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    await db.deleteFrom('mail').where('account_id', '=', accountId).execute();
    return rows;
  };
  return { accountId, siteId, meter, mails };
};

const notifiedIncident = async (siteId: number, meterId: number, startedAt: Date): Promise<void> => {
  const { id } = await storage.db
    .insertInto('incident')
    .values({
      site_id: siteId,
      meter_id: meterId,
      kind: 'offline',
      phase: null,
      started_at: startedAt,
      ended_at: null,
      limit_value: 15,
      worst: 40,
      worst_at: null,
      facts: '[]',
      evidence: '[]',
      snoozed_until: null,
      corrected_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storage.db
    .insertInto('incident_step')
    .values({
      incident_id: id,
      step: 'began',
      at: startedAt,
      settled_at: startedAt,
      decided_at: startedAt,
      was_notified: true,
    })
    .execute();
};

describe('what went wrong', () => {
  it('is sent once a day, in the local morning, and not at all where all is well', async () => {
    const { accountId, siteId, meter, mails } = await person({ exceptionSending: true });
    const clock = testClock(started * 1000);
    const send = () => sendExceptions({ db: storage.db, clock, publicAddress });
    expect(await send()).toBe(false);
    clock.goOn(18 * 3600);
    expect(await send()).toBe(false);

    await notifiedIncident(siteId, meter.id, new Date(started + 20 * 3_600_000));
    await storage.db
      .insertInto('report_run')
      .values({
        site_id: siteId,
        kind: 'daily',
        from_date: '2026-03-09',
        to_date: '2026-03-10',
        due_at: new Date(started),
        outcome: 'failed',
        error: 'no',
        ended_at: new Date(started + 21 * 3_600_000),
      })
      .execute();
    expect(await send()).toBe(false);
    clock.goOn(24 * 3600);
    expect(await send()).toBe(true);
    expect(await send()).toBe(false);
    const [own, other, ...more] = await mails();
    expect(more).toEqual([]);
    expect(own?.to_address).toBe('ada@example.org');
    expect(own?.content).toMatchObject({
      kind: 'exceptions',
      sender: null,
      faults: [{ incident: { kind: 'offline', siteName: 'Home/House', meterName: 'Grid' } }],
      failedReports: [{ site: 'Home/House', date: '2026-03-09' }],
    });
    const stranger = other?.content as ExceptionsMail;
    expect(stranger).toMatchObject({ sender: 'Test Person', isFirst: true });
    expect(stranger.faults[0]?.incident.siteName).toBe('…');
    expect(own?.message_name).toMatch(new RegExp(`^exceptions\\.2026-03-12\\.account-${accountId}\\.`));
  });
});

describe('a fault that goes on', () => {
  const later = async () => {
    const someone = await person({ exceptionSending: true });
    const clock = testClock(started * 1000);
    const morning = () => {
      clock.goOn(24 * 3600);
      return sendExceptions({ db: storage.db, clock, publicAddress });
    };
    await notifiedIncident(someone.siteId, someone.meter.id, new Date(started + 3_600_000));
    return { ...someone, morning, atMs: () => clock.nowMicros() / 1000 };
  };

  it('is listed on the first morning, and again only beside something new', async () => {
    const { siteId, meter, mails, morning, atMs } = await later();
    expect(await morning()).toBe(true);
    await mails();
    expect(await morning()).toBe(false);
    await notifiedIncident(siteId, meter.id, new Date(atMs() + 3_600_000));
    expect(await morning()).toBe(true);
    const [own] = await mails();
    expect(own?.content).toMatchObject({ faults: [{}, {}] });
  });

  it('is listed on the morning after its end', async () => {
    const { siteId, mails, morning, atMs } = await later();
    await morning();
    await storage.db
      .updateTable('incident')
      .set({ ended_at: new Date(atMs() + 3_600_000) })
      .where('site_id', '=', siteId)
      .execute();
    await mails();
    expect(await morning()).toBe(true);
    expect(await morning()).toBe(false);
  });

  it('is mailed for no blocked account', async () => {
    const { accountId, morning } = await later();
    await storage.db
      .updateTable('account')
      .set({ disabled_at: new Date(started) })
      .where('id', '=', accountId)
      .execute();
    expect(await morning()).toBe(false);
  });
});

describe('accounts whose morning has not come', () => {
  it('take as many queries as one', async () => {
    const clock = testClock(started * 1000);
    const { db, countedIn } = countQueries(storage.db);
    const send = () => countedIn(() => sendExceptions({ db, clock, publicAddress }));
    await person({ exceptionSending: true });
    const before = await send();
    for (let count = 0; count < 5; count += 1) await person({ exceptionSending: true });
    expect(await send()).toBe(before);
  });
});

describe('messages to a channel that did not arrive', () => {
  const failedAt = new Date(started + 3_600_000);

  it('are listed to the owner once a channel, with the newest reason, and to nobody else', async () => {
    const { db } = storage;
    const { accountId, siteId, mails } = await person({ exceptionSending: true });
    const hook = await buildChannel(db, accountId, { kind: 'webhook', url: 'https://example.org/hook' });
    const topic = await buildChannel(db, accountId, { kind: 'ntfy', url: 'https://example.org/topic' });
    const incident = await buildIncident(db, { siteId });
    let secondsLater = 0;
    const deliver = async (channelId: number, values: Partial<Insertable<DeliveryRow>>) => {
      secondsLater += 1;
      const at = new Date(started + secondsLater * 1000);
      const { stepId: step_id } = await buildStep(db, incident, 'began', at);
      const row = { channel_id: channelId, account_id: accountId, step_id, ...values };
      const nothing = { incident_id: null, site_id: null, step: null, content: null, held_until: null };
      await db
        .insertInto('delivery')
        .values({ ...nothing, ...row })
        .execute();
    };
    const later = new Date(failedAt.getTime() + 60_000);
    await deliver(hook, { failed_at: later, failure: 'refused', error: '503 Service Unavailable' });
    await deliver(hook, { failed_at: failedAt, failure: 'unreachable', error: 'timeout' });
    await deliver(hook, { sent_at: failedAt });
    await deliver(hook, { failed_at: new Date(started - 1000), failure: 'refused' });
    await deliver(topic, { step_id: null, failed_at: failedAt, failure: 'refused' });
    await deliver(topic, {});
    const clock = testClock(started * 1000);
    clock.goOn(24 * 3600);
    expect(await sendExceptions({ db, clock, publicAddress })).toBe(true);
    const [own, other] = (await mails()).map(({ content }) => content as ExceptionsMail);
    expect(own?.failedChannels).toEqual([
      { channel: 'My webhook', count: 2, failure: 'refused', error: '503 Service Unavailable' },
    ]);
    expect(other?.failedChannels).toEqual([]);
  });
});

const stepOf = ({
  accountId,
  siteId,
  stepId,
  step,
}: {
  readonly accountId: number;
  readonly siteId: number;
  readonly stepId: number;
  readonly step: 'began' | 'recovered';
}) => ({
  stepId,
  step,
  incidentId: stepId,
  siteId,
  ownerId: accountId,
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  incident: {
    kind: 'offline' as const,
    siteName: 'Home',
    meterName: 'Grid',
    phase: null,
    endedAt: null,
    startedAt: new Date(started).toISOString(),
    limit: 15,
    worst: 20,
    facts: [],
  },
});

describe('queueAlertMails', () => {
  it('mails each recipient the steps, up to 50 a day', async () => {
    const { accountId, siteId, mails } = await person({ alertNotification: true });
    const queue = (stepId: number) =>
      storage.db
        .transaction()
        .execute((trx) =>
          queueAlertMails(trx, { at: new Date(started), publicAddress }, [
            stepOf({ accountId, siteId, stepId, step: 'began' }),
          ]),
        );
    expect(await queue(1)).toBe(2);
    for (let step = 2; step <= 50; step += 1) await queue(step);
    expect(await queue(51)).toBe(0);
    const rows = await mails();
    expect(rows).toHaveLength(100);
    const [first] = rows.map(({ content }) => content as IncidentMail);
    expect(first).toMatchObject({
      kind: 'incidentToRecipient',
      step: 'began',
      link: `http://energy.test/site/${siteId}/alerts/1`,
    });
    expect(new Set(rows.map(({ message_name }) => message_name)).size).toBe(100);
  });

  it('mails a recovery to whoever was mailed the beginning, and nobody for a blocked account', async () => {
    const { accountId, siteId, mails } = await person({ alertNotification: true });
    const at = new Date(started);
    const queue = (stepId: number, step: 'began' | 'recovered') =>
      queueAlertMails(storage.db, { at, publicAddress }, [stepOf({ accountId, siteId, stepId, step })]);
    expect(await queue(901, 'recovered')).toBe(0);
    expect(await queue(902, 'began')).toBe(2);
    const change = { recipients: 'ada@example.org;bob@example.net;eve@example.com' };
    await storage.db.transaction().execute((trx) => saveAutoSend(trx, { accountId, change, at }));
    expect(await queue(902, 'recovered')).toBe(2);
    expect((await mails()).map(({ to_address }) => to_address)).not.toContain('eve@example.com');
    await storage.db.updateTable('account').set({ disabled_at: at }).where('id', '=', accountId).execute();
    expect(await queue(903, 'began')).toBe(0);
  });

  it('mails nobody where alerts are not wanted', async () => {
    const { accountId, siteId, mails } = await person({ dailyReport: true });
    const step = stepOf({ accountId, siteId, stepId: 1, step: 'began' });
    const clock = testClock(started * 1000);
    expect(await queueAlertMails(storage.db, { at: nowDate(clock), publicAddress }, [step])).toBe(0);
    expect(await mails()).toEqual([]);
  });
});
