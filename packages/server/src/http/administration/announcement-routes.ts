import { calls } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { refuse } from '../../errors/outcome.ts';
import { findAnnouncement, listAnnouncements } from '../../notices/announcements/announcement-store.ts';
import type { Author } from '../../notices/announcements/author.ts';
import { saveAnnouncement } from '../../notices/announcements/save-announcement.ts';
import { withdrawAnnouncement } from '../../notices/announcements/withdraw-announcement.ts';
import { sessionOf } from '../access/door.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

export const registerAnnouncementCalls = (server: Server, { db, clock }: Context): void => {
  const authorOf = (request: FastifyRequest): Author => {
    const { accountId, username } = sessionOf(request);
    return { accountId, username, at: nowDate(clock) };
  };
  registerCall(server, calls.admin.announcementlist, ({ query }) =>
    listAnnouncements(db, { ...query, at: nowDate(clock) }),
  );
  registerCall(
    server,
    calls.admin.announcement,
    async ({ params }) => (await findAnnouncement(db, params.id)) ?? refuse('wrong_id'),
  );
  registerCall(
    server,
    calls.admin.saveannouncement,
    ({ body, request }) => saveAnnouncement(db, authorOf(request), body),
    'edit.saved',
  );
  registerCall(
    server,
    calls.admin.withdrawannouncement,
    ({ params, request }) => withdrawAnnouncement(db, authorOf(request), params.id),
    'edit.saved',
  );
};
