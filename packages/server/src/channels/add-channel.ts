import { randomBytes } from 'node:crypto';
import { type Channel, type ChannelTarget, type calls, mostChannels } from '@ohmstead/contract';
import { sql, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { type Clock, nowDate } from '../clock/clock.ts';
import type { PublicAddress } from '../config/public-address.ts';
import { isRefused, type Outcome, refuse } from '../errors/outcome.ts';
import { transactUnlessRefused } from '../errors/transact-unless-refused.ts';
import type { Database } from '../storage/schema.ts';
import { removeChannel } from './change-channel.ts';
import { checkTarget } from './check-target.ts';
import { confirmTarget } from './confirm-target.ts';
import type { ChannelParts } from './list-channels.ts';
import { presentChannel } from './present-channel.ts';
import { shownAddress } from './shown-address.ts';

type Trx = Transaction<Database>;

export type AddParts = ChannelParts & {
  readonly clock: Clock;
  readonly publicAddress: PublicAddress;
  readonly allowPrivate: boolean;
};

type Body = z.output<NonNullable<typeof calls.channel.add.body>>;
type Added = { readonly channel: Channel; readonly signingSecret: string | null };

export const addChannel = async (parts: AddParts, accountId: number, body: Body): Promise<Outcome<Added>> => {
  const checked = await checkTarget(parts, body.target);
  if (isRefused(checked)) return checked;
  return transactUnlessRefused(parts.db, async (trx) => {
    await forgetSameReceiver(trx, accountId, body.target);
    if (await isFull(trx, accountId)) return refuse('channels_too_many');
    const secret = body.target.kind === 'webhook' ? newSecret() : null;
    const confirmed = await confirmTarget(trx, parts, { accountId, target: body.target });
    if (isRefused(confirmed)) return confirmed;
    const row = await trx
      .insertInto('channel')
      .values({
        account_id: accountId,
        kind: body.target.kind,
        name: body.name ?? shownAddress(body.target).slice(0, longestName),
        target: JSON.stringify(body.target),
        secret,
        is_on: body.isOn,
        urgency: body.urgency,
        kinds: body.kinds && JSON.stringify(body.kinds),
        of_shared_sites: body.ofSharedSites,
        confirmed_at: confirmed.isConfirmed ? nowDate(parts.clock) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { channel: presentChannel(row), signingSecret: secret };
  });
};

const longestName = 50;

/** The account is locked: two at once do not exceed what is allowed. */
const isFull = async (trx: Trx, accountId: number): Promise<boolean> => {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('channel')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count >= mostChannels;
};

/** A browser or app that subscribes again is the same one. */
const forgetSameReceiver = async (trx: Trx, accountId: number, target: ChannelTarget): Promise<void> => {
  const same = sameReceiver(target);
  if (same === null) return;
  const ofAccount = trx.selectFrom('channel').where('account_id', '=', accountId).where(same);
  for (const { id } of await ofAccount.select('id').execute()) await removeChannel(trx, id);
};

const sameReceiver = (target: ChannelTarget) => {
  if (target.kind === 'webPush') return sql<boolean>`target ->> 'endpoint' = ${target.endpoint}`;
  return target.kind === 'appPush' ? sql<boolean>`target ->> 'token' = ${target.token}` : null;
};

const secretBytes = 32;

const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64url')}`;
