import { type Kysely, sql } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { invitationsTo } from './invitation-store.ts';

type Db = Kysely<Database>;

export type InvitationAnswer = {
  readonly id: number;
  readonly accountId: number;
  readonly accept: boolean;
  readonly at: Date;
};

/** Only a yes lists the site. */
export const answerInvitation = (
  db: Db,
  { id, accountId, accept, at }: InvitationAnswer,
): Promise<Outcome<null>> =>
  transact(db, async (trx) => {
    // The lock lets an invitation that is withdrawn at the same moment be either withdrawn or accepted.
    await sql`select from site_invitation where id = ${id}::bigint for update`.execute(trx);
    const open = await invitationsTo(trx, accountId, at);
    if (!open.some((invitation) => invitation.id === id)) return refuse('wrong_id');
    if (accept) await acceptInvitation(trx, id, at);
    else await trx.updateTable('site_invitation').set({ declined_at: at }).where('id', '=', id).execute();
    return null;
  });

const acceptInvitation = async (trx: Db, id: number, at: Date): Promise<void> => {
  await sql`
    insert into site_share (site_id, account_id, shows_prices, created_at)
    select site_id, account_id, shows_prices, ${at}::timestamptz from site_invitation where id = ${id}
    on conflict (site_id, account_id) do update set shows_prices = excluded.shows_prices`.execute(trx);
  await trx.deleteFrom('site_invitation').where('id', '=', id).execute();
};
