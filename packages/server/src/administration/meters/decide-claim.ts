// An administrator decides whose a serial number is, where no proof can: one of those who claim it, or who holds it.
// Whoever else has it keeps the meter and all its readings, under a made-up serial number, and is notified: by its key the
// meter goes on as before.
import { type Kysely, sql, type Transaction } from 'kysely';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import { holderOf } from '../../ingest/admission/holder-of.ts';
import type { Ingest } from '../../ingest/create-ingest.ts';
import { lockMeters, lockMetersWithSn } from '../../readings/lock-meters.ts';
import { claimColumns, formerSerialNumber } from '../../sites/claims/claim-serial-number.ts';
import type { Database } from '../../storage/schema.ts';
import type { Administrator } from '../administrator.ts';
import { recordOf } from '../record-of.ts';

type Trx = Transaction<Database>;

type ProofReleaser = Administrator & { readonly ingest: Pick<Ingest, 'meterChanged'> };

export type ClaimDecider = ProofReleaser & {
  /** Notifies the owner of a meter that has another serial number now. */
  readonly notifyLoser: (trx: Kysely<Database>, lost: LostSerialNumber) => Promise<void>;
};

export type LostSerialNumber = {
  readonly accountId: number;
  readonly meterId: number;
  readonly meterName: string;
  readonly sn: string;
  readonly newSn: string;
  readonly at: Date;
};

type Decision = { readonly sn: string; readonly meterId: number };

export const decideClaim = async (by: ClaimDecider, { sn, meterId }: Decision): Promise<Outcome<null>> => {
  const outcome = await transactUnlessRefused(by.db, async (trx) => {
    await lockMetersWithSn(trx, sn);
    const meters = await lockMetersOf(trx, sn);
    const chosen = meters.find(({ id }) => id === meterId);
    if (!chosen || !meters.some(({ proof_needed }) => proof_needed)) return refuse('wrong_id');
    const others = meters.filter(({ id }) => id !== meterId);
    for (const other of others) await renumber(trx, by, { ...other, sn });
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

export const releaseProof = async (by: ProofReleaser, id: number): Promise<Outcome<null>> => {
  const sn = await transactUnlessRefused(by.db, async (trx) => {
    await lockMeters(trx, [id]);
    const meter = await trx
      .selectFrom('meter')
      .select(['sn', 'proof_needed'])
      .where('id', '=', sql<number>`${id}::bigint`)
      .forUpdate()
      .executeTakeFirst();
    if (!meter) return refuse('wrong_id');
    if (!meter.proof_needed) return meter.sn;
    if (await holderOf(trx, { sn: meter.sn, exceptId: id })) return refuse('sn_used');
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
    .select(['meter.id', 'meter.name', 'proof_needed', 'claim_pending', 'account_id', 'username'])
    .where('meter.sn', '=', sn)
    .orderBy('meter.id')
    .forUpdate('meter')
    .execute();

type Loser = { readonly id: number; readonly name: string; readonly account_id: number; readonly sn: string };

const renumber = async (trx: Trx, { notifyLoser, at }: ClaimDecider, loser: Loser): Promise<void> => {
  const { id: meterId, name: meterName, account_id: accountId, sn } = loser;
  const newSn = formerSerialNumber();
  await trx
    .updateTable('meter')
    .set({ sn: newSn, ...claimColumns('free') })
    .where('id', '=', meterId)
    .execute();
  await notifyLoser(trx, { accountId, meterId, meterName, sn, newSn, at });
};

const accept = async (trx: Trx, id: number): Promise<void> => {
  await trx.updateTable('meter').set(claimColumns('free')).where('id', '=', id).execute();
};
