// Two senders of messages on one database, with an owner and a site.
import type { ChannelTarget } from '@ohmstead/contract';
import type { IncidentKind, IncidentStep } from '@ohmstead/domain';
import { sql } from 'kysely';
import { createMessages } from '../src/channels/create-messages.ts';
import { queueDeliveries } from '../src/channels/queue-deliveries.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import { createMailSender } from '../src/mail/mail-sender.ts';
import { buildChannel } from './build-channel.ts';
import { buildAccount, buildSite } from './build-meter.ts';
import { buildIncident, buildStep } from './build-notified-step.ts';
import { databaseForTest } from './database-for-test.ts';
import { silentLog } from './silent-log.ts';

const usualConfig = (): Config => {
  const read = readConfig({ DEMO: 'off', ALLOW_PRIVATE_WEBHOOKS: 'on' }, '/');
  if (read.kind === 'wrong') throw new Error(read.problems.join());
  return read.config;
};

export const appAddress = 'https://energy.example.org';

export const channelServer = async (config: Partial<Config> = {}) => {
  const storage = await databaseForTest();
  const { db } = storage;
  const whole = { ...usualConfig(), publicUrl: appAddress, ...config };
  const mails = createMailSender({ db, log: silentLog, config: whole, pollMs: 20 });
  const createOne = () =>
    createMessages({
      db,
      log: silentLog,
      config: whole,
      version: '1.2.3',
      publicAddress: {
        linkTo: (path) => appAddress + path,
        listensOn: () => undefined,
      },
      nowMs: Date.now,
      onMailQueued: mails.nudge,
      pollMs: 20,
    });
  const both = [createOne(), createOne()];
  for (const { sender } of both) sender.start();
  mails.start();

  const owner = await buildAccount(db, { lang: 'en', push: true });
  const site = await buildSite(db, { account_id: owner, name: 'Haus Süd' });
  let incidents = 0;
  return {
    storage,
    db,
    owner,
    site,
    messages: both[0] ?? createOne(),
    channel: (target: ChannelTarget) => buildChannel(db, owner, target),
    /** Another incident. */
    incident: (kind: IncidentKind = 'overPower') => {
      incidents += 1;
      const startedAt = new Date(Date.UTC(2026, 10, 25, 1, 30) + incidents * 60_000);
      return buildIncident(db, { siteId: site, kind, startedAt });
    },
    notify: async (incident: number, step: IncidentStep = 'began') =>
      queueDeliveries(db, await buildStep(db, incident, step)),
    deliveries: () => db.selectFrom('delivery').selectAll().orderBy('id').execute(),
    channels: () => db.selectFrom('channel').selectAll().orderBy('id').execute(),
    /** As when the time of the next attempt has come. */
    hurry: () =>
      db
        .updateTable('delivery')
        .set({ next_attempt_at: sql<Date>`now()` })
        .where('next_attempt_at', 'is not', null)
        .execute(),
    forget: async () => {
      await db.deleteFrom('delivery').execute();
      await db.deleteFrom('channel').execute();
    },
    close: async () => {
      await Promise.all([...both.map(({ sender }) => sender.stop()), mails.stop()]);
      await storage.close();
    },
  };
};

export type ChannelServer = Awaited<ReturnType<typeof channelServer>>;
