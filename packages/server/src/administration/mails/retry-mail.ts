import { type Outcome, refuse } from '../../errors/outcome.ts';
import { retryNow } from '../../mail/outbox.ts';
import { transact } from '../../storage/transact.ts';
import type { Administrator } from '../administrator.ts';
import { recordAction } from '../record-action.ts';

/** A mail that failed or waits is tried again at once, as often as a new one. */
export const retryMail = ({ db, username, at }: Administrator, id: number): Promise<Outcome<null>> =>
  transact(db, async (trx) => {
    const mail = await trx
      .selectFrom('mail')
      .select(['to_address', 'subject', 'sent_at', 'content'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) return refuse('wrong_id');
    if (mail.sent_at !== null) return refuse('mail_sent');
    if (mail.content === null) return refuse('mail_content_deleted');
    await retryNow(trx, id);
    await recordAction(trx, {
      administrator: username,
      action: 'admin.retrymail',
      subject: mail.to_address,
      detail: { id },
      at,
    });
    return null;
  });
