// A message by e-mail goes into the outbox; what became of it there is written to the delivery by the database itself.
import type { Kysely } from 'kysely';
import type { PublicAddress } from '../../config/public-address.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Database } from '../../storage/schema.ts';
import type { SendOutcome } from '../claimed-delivery.ts';
import { makeLeavePath } from '../leave-channel.ts';
import type { Outgoing, Send } from './send.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
  readonly onQueued: () => void;
};

export const mailSender =
  ({ db, publicAddress, onQueued }: Parts): Send =>
  async (outgoing) => {
    const { target, id, accountId, channelId } = outgoing.delivery;
    if (target.kind !== 'mail') throw new TypeError(`This is no e-mail address: ${target.kind}.`);
    const leaveLink = publicAddress.linkTo(await makeLeavePath(db, channelId));
    const queued = await queueMail(db, {
      accountId,
      to: target.email,
      lang: outgoing.lang,
      content: contentOf(outgoing, leaveLink),
      deliveryId: id,
    });
    if (queued === 'capped') return capped;
    onQueued();
    return { kind: 'queued' };
  };

const capped: SendOutcome = {
  kind: 'failed',
  failure: 'capped',
  said: 'Enough e-mails have gone to this address within a day.',
};

const contentOf = ({ delivery: { step, content }, link }: Outgoing, leaveLink: string): MailContent =>
  step === null || content === null
    ? { kind: 'channelTest', link, leaveLink }
    : {
        kind: 'incidentToChannel',
        step,
        incident: content.incident,
        timeZone: content.timeZone,
        currency: content.currency,
        link,
        leaveLink,
      };
