// An administrator decides whose a serial number is, where no proof can. Whoever else has it keeps the meter and all its
// readings, under a made-up serial number: by its key the meter goes on as before.
import { sql, type Transaction } from 'kysely';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import { holderOf } from '../../ingest/admission/prove-claim.ts';
import type { Ingest } from '../../ingest/create-ingest.ts';
import { claimColumns, madeUpSerialNumber } from '../../sites/claims/claim-serial-number.ts';
import type { Database } from '../../storage/schema.ts';
import type { Administrator } from '../administrator.ts';
import { recordOf } from '../record-of.ts';

type Trx = Transaction<Database>;

export type ClaimDecider = Administrator & { readonly ingest: Pick<Ingest, 'meterChanged'> };

type Decision = { readonly sn: string; readonly meterId: number };

export const decideClaim = async (by: ClaimDecider, { sn, meterId }: Decision): Promise<Outcome<null>> => {
  const outcome = await transactUnlessRefused(by.db, async (trx) => {
    const meters = await lockMetersOf(trx, sn);
    const chosen = meters.find(({ id }) => id === meterId);
    if (!chosen?.proof_needed) return refuse('wrong_id');
    const others = meters.filter(({ id }) => id !== meterId);
    for (const other of others) await renumber(trx, other.id);
    await accept(trx, meterId);
    const holder = others.find(({ claim_pending }) => !claim_pending);
    await recordOf(trx, by, {
      action: 'admin.decideclaim',
      subject: sn,
      detail: {
        meterId,
        username: chosen.username,
        holderMeterId: holder?.id ?? null,
        holder: holder?.username ?? null,
        renumbered: others.length,
      },
    });
    return null;
  });
  if (!isRefused(outcome)) by.ingest.meterChanged(sn);
  return outcome;
};

export const releaseProof = async (by: ClaimDecider, id: number): Promise<Outcome<null>> => {
  const sn = await transactUnlessRefused(by.db, async (trx) => {
    const meter = await trx
      .selectFrom('meter')
      .select(['sn', 'proof_needed'])
      .where('id', '=', sql<number>`${id}::bigint`)
      .forUpdate()
      .executeTakeFirst();
    if (!meter) return refuse('wrong_id');
    if (!meter.proof_needed) return meter.sn;
    if (await holderOf(trx, { sn: meter.sn, exceptId: id }).executeTakeFirst()) return refuse('sn_used');
    await accept(trx, id);
    await recordOf(trx, by, { action: 'admin.releaseproof', subject: meter.sn, detail: { meterId: id } });
    return meter.sn;
  });
  if (isRefused(sn)) return sn;
  by.ingest.meterChanged(sn);
  return null;
};

/** In the order of their ids, so that two decisions at once do not wait for each other. */
const lockMetersOf = (trx: Trx, sn: string) =>
  trx
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .innerJoin('account', 'account.id', 'site.account_id')
    .select(['meter.id', 'proof_needed', 'claim_pending', 'username'])
    .where('meter.sn', '=', sn)
    .orderBy('meter.id')
    .forUpdate('meter')
    .execute();

const renumber = async (trx: Trx, id: number): Promise<void> => {
  await trx
    .updateTable('meter')
    .set({ sn: madeUpSerialNumber(), ...claimColumns('free') })
    .where('id', '=', id)
    .execute();
};

const accept = async (trx: Trx, id: number): Promise<void> => {
  await trx.updateTable('meter').set(claimColumns('free')).where('id', '=', id).execute();
};
