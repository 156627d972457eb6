// What an account has apart from its sites. Passwords, their hashes and tokens stay behind.
import { autoSendSettings } from '../auto-send/settings/auto-send-settings.ts';
import { noticeColumns } from '../notices/notice-columns.ts';
import { type NoticeWording, wordsOf } from '../notices/notice-words.ts';
import { visibleNotices } from '../notices/visible-notices.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { jsonOfRows, onePage, pagedRows } from './paged-rows.ts';
import type { ZipEntry } from './zip-stream.ts';

export const accountEntries = (scope: RequestScope, wording: NoticeWording): ZipEntry[] => [
  {
    name: 'account.json',
    content: async function* () {
      yield `${JSON.stringify(await accountOf(scope), null, 2)}\n`;
    },
  },
  { name: 'sessions.json', content: () => jsonOfRows(onePage(() => sessionsOf(scope))) },
  {
    name: 'automatic-sending.json',
    content: async function* () {
      yield `${JSON.stringify(await autoSendSettings(scope.db, scope.accountId), null, 2)}\n`;
    },
  },
  { name: 'mails.json', content: () => jsonOfRows(mailsOf(scope)) },
  { name: 'notices.json', content: () => jsonOfRows(noticesOf(scope, wording)) },
  {
    name: 'sharing.json',
    content: async function* () {
      yield `${JSON.stringify(await sharingOf(scope), null, 2)}\n`;
    },
  },
];

const accountOf = ({ db, accountId }: RequestScope) =>
  db
    .selectFrom('account')
    .select(['id', 'username', 'full_name as fullName', 'telephone', 'email', 'kind', 'lang', 'push'])
    .select(['time_zone as timeZone', 'created_at as createdAt'])
    .select(['email_confirmed_at as emailConfirmedAt', 'delete_at as deleteAt'])
    .where('id', '=', accountId)
    .leftJoin('quiet_hours', 'quiet_hours.account_id', 'account.id')
    .select(['from_time as quietFrom', 'to_time as quietTo', 'urgent_too as urgentInQuietHours'])
    .executeTakeFirstOrThrow();

const sessionsOf = ({ db, accountId }: RequestScope) =>
  db
    .selectFrom('session')
    .select(['id', 'client_kind as clientKind', 'user_agent as userAgent', 'ended'])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

const mailsOf = ({ db, accountId }: RequestScope) =>
  pagedRows((after: { id: number } | null, limit) =>
    db
      .selectFrom('mail')
      .select(['id', 'to_address as to', 'subject', 'lang', 'created_at as createdAt', 'sent_at as sentAt'])
      .where('account_id', '=', accountId)
      .where('id', '>', after?.id ?? 0)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

/** Those that the account sees, in the words that it sees. */
const noticesOf = ({ db, accountId, nowMs }: RequestScope, wording: NoticeWording) =>
  pagedRows(async (after: { id: number } | null, limit) => {
    const rows = await visibleNotices(db, { accountId, lang: wording.lang }, new Date(nowMs))
      .select(noticeColumns)
      .select('read_at')
      .where('notice.id', '>', after?.id ?? 0)
      .orderBy('notice.id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      type: row.type,
      ...wordsOf(row, wording),
      link: row.link,
      publishedAt: row.publish_at,
      readAt: row.read_at,
    }));
  });

/** Who views this account's sites, which others' sites it views, and the invitations it sent and got. */
const sharingOf = async (scope: RequestScope) => ({
  viewers: await viewersOfAll(scope),
  viewing: await viewedBy(scope),
  invitationsSent: await invitations(scope).where('invited_by', '=', scope.accountId).execute(),
  invitationsReceived: await invitations(scope)
    .where('site_invitation.account_id', '=', scope.accountId)
    .where('withdrawn_at', 'is', null)
    .execute(),
});

const viewersOfAll = ({ db, accountId }: RequestScope) =>
  db
    .selectFrom('site_share')
    .innerJoin('site', 'site.id', 'site_share.site_id')
    .innerJoin('account', 'account.id', 'site_share.account_id')
    .select(['site_share.site_id as siteId', 'account.username', 'shows_prices as showsPrices'])
    .select('site_share.created_at as createdAt')
    .where('site.account_id', '=', accountId)
    .orderBy('site_share.site_id')
    .execute();

const viewedBy = ({ db, accountId }: RequestScope) =>
  db
    .selectFrom('site_share')
    .innerJoin('site', 'site.id', 'site_share.site_id')
    .select(['site_share.site_id as siteId', 'site.name', 'shows_prices as showsPrices'])
    .select('site_share.created_at as createdAt')
    .where('site_share.account_id', '=', accountId)
    .orderBy('site_share.site_id')
    .execute();

/** Of a declined invitation nobody learns here either. */
const invitations = ({ db }: RequestScope) =>
  db
    .selectFrom('site_invitation')
    .leftJoin('account as inviter', 'inviter.id', 'invited_by')
    .select(['site_id as siteId', 'inviter.username as from', 'site_invitation.username as to'])
    .select(['shows_prices as showsPrices', 'site_invitation.created_at as createdAt'])
    .orderBy('site_invitation.id');
