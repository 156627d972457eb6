// A notice of the program's own to one account, made of a text and its values, so that everybody reads it in their language.
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Text = Readonly<Record<string, string | number>>;

export type ProgramNotice = {
  readonly accountId: number;
  readonly type: 'product' | 'promotion' | 'autoSend';
  readonly template: NoticeTemplate;
  readonly params: Text;
  /** The page of the app that it is about, such as `/edit/feedback/3`. */
  readonly link: string | null;
  readonly at: Date;
};

export type NoticeTemplate =
  | 'welcome'
  | 'feedbackAnswered'
  | 'feedbackFinished'
  | 'serialNumberLost'
  | 'countsRejudged'
  | 'dailyReportSent'
  | 'weeklyReportSent'
  | 'monthlyReportSent';

export const sendNotice = async (db: Kysely<Database>, notice: ProgramNotice): Promise<void> => {
  await db
    .insertInto('notice')
    .values({
      account_id: notice.accountId,
      type: notice.type,
      title: null,
      content: null,
      template: notice.template,
      params: JSON.stringify(notice.params),
      link: notice.link,
      texts: null,
      audience: 'account',
      created_at: notice.at,
      publish_at: notice.at,
      withdrawn_at: null,
      written_by: null,
    })
    .execute();
};
