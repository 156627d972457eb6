import { calls } from '@ohmstead/contract';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { brandTitle } from '../../mail/brand-title.ts';
import { countNotices } from '../../notices/count-notices.ts';
import { listNotices } from '../../notices/list-notices.ts';
import { markNoticesRead, readNotice } from '../../notices/read-notice.ts';
import type { NoticeReader } from '../../notices/visible-notices.ts';
import { countInvitationsTo } from '../../sharing/invitation-store.ts';
import { sessionOf } from '../access/door.ts';
import { type CallRequest, registerCall, type Server } from '../calls/register-call.ts';

export const registerNoticeCalls = (server: Server, { db, clock, config }: Context): void => {
  const brandOf = () => brandTitle(db, config.serverGroup);
  registerCall(server, calls.user.noticecount, async (request) => {
    const reader = readerOf(request);
    const at = nowDate(clock);
    return {
      List: await countNotices(db, reader, at),
      invitations: await countInvitationsTo(db, reader.accountId, at),
    };
  });
  registerCall(server, calls.notice.list, async (request) => {
    const { type, skip, until } = request.query;
    const page = { type, skip, until: until === undefined ? null : new Date(until), brand: await brandOf() };
    return listNotices(db, readerOf(request), { ...page, at: nowDate(clock) });
  });
  registerCall(server, calls.notice.get, async (request) =>
    readNotice(db, readerOf(request), {
      id: request.params.id,
      brand: await brandOf(),
      at: nowDate(clock),
    }),
  );
  registerCall(server, calls.notice.readAll, async (request) => {
    await markNoticesRead(db, readerOf(request), { type: request.body.type, at: nowDate(clock) });
    return null;
  });
};

const readerOf = ({
  request,
  lang,
}: Pick<CallRequest<never, never, never>, 'request' | 'lang'>): NoticeReader => ({
  accountId: sessionOf(request).accountId,
  lang,
});
