// The newest report of a site out of turn: as a preview, or as a test to the account's own address.
import { newestOver, type ReportKind } from '@ohmstead/domain';
import { languageOf } from '@ohmstead/i18n';
import type { PublicAddress } from '../../config/public-address.ts';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import { storeMailFiles, withPicturesInside } from '../../mail/mail-files.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { renderForReader } from '../../mail/render-for-reader.ts';
import type { ReportMail } from '../../mail/report-content.ts';
import type { SiteScope } from '../../sites/request-scope.ts';
import { type MadeReport, makeReport } from './make-report.ts';
import { reportPage } from './report-page.ts';

type Asked = {
  readonly siteId: number;
  readonly kind: ReportKind;
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
};

export const previewReport = async (
  scope: SiteScope,
  asked: Asked & { readonly serverGroup: string },
): Promise<Outcome<{ subject: string; html: string }>> => {
  const reader = await readerOf(scope);
  const made = await newestReport(scope, asked, reader.lang);
  if (made === null) return refuse('wrong_id');
  const { subject, html } = await renderForReader(scope.db, {
    serverGroup: asked.serverGroup,
    content: { ...toSelf(made, asked), isTest: false },
    lang: reader.lang,
    accountId: scope.accountId,
  });
  return { subject, html: withPicturesInside(html, made.files) };
};

export const sendTestReport = async (scope: SiteScope, asked: Asked): Promise<Outcome<{ email: string }>> => {
  const { email, lang } = await readerOf(scope);
  if (email === null) return refuse('email_missing');
  const made = await newestReport(scope, asked, lang);
  if (made === null) return refuse('wrong_id');
  return transactUnlessRefused(scope.db, async (trx) => {
    const queued = await queueMail(trx, {
      accountId: scope.accountId,
      to: email,
      lang,
      content: toSelf(made, asked),
      fileIds: await storeMailFiles(trx, made.files),
    });
    return queued === 'capped' ? refuse('mail_capped') : { email };
  });
};

const readerOf = async ({ db, accountId }: SiteScope) => {
  const { email, lang } = await db
    .selectFrom('account')
    .select(['email', 'lang'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { email, lang: languageOf([lang]) };
};

const newestReport = async (
  scope: SiteScope,
  { siteId, kind }: Asked,
  lang: ReturnType<typeof languageOf>,
): Promise<MadeReport | null> => {
  const site = await scope.db
    .selectFrom('site')
    .select('time_zone')
    .where('id', '=', siteId)
    .executeTakeFirst();
  if (!site) return null;
  return makeReport(scope, { siteId, kind, period: newestOver(site.time_zone, kind, scope.nowMs), lang });
};

const toSelf = ({ content }: MadeReport, { siteId, kind, publicAddress }: Asked): ReportMail => ({
  ...content,
  sender: null,
  isFirst: false,
  leaveLink: null,
  link: publicAddress.linkTo(reportPage(siteId, kind, content)),
  skipped: null,
  isTest: true,
});
