// A notice about an incident: its words are those of every screen and message, in the reader's language.
import type { IncidentStep } from '@ohmstead/domain';
import type { LanguageCode, NotifiedIncident } from '@ohmstead/i18n';
import type { Insertable, Kysely } from 'kysely';
import { wordsOfStep } from '../incident-steps/words-of-step.ts';
import type { NoticeText } from '../storage/schema/people.ts';
import type { Database } from '../storage/schema.ts';

export type IncidentNoticeParams = {
  readonly step: IncidentStep;
  readonly incident: NotifiedIncident;
  readonly timeZone: string;
  readonly currency: string;
};

export type IncidentNotice = {
  readonly accountId: number;
  readonly link: string;
  readonly at: Date;
  readonly params: IncidentNoticeParams;
};

export const incidentTemplate = 'incident';

export const sendIncidentNotices = async (
  db: Kysely<Database>,
  notices: readonly IncidentNotice[],
): Promise<void> => {
  if (notices.length > 0) await db.insertInto('notice').values(notices.map(rowOf)).execute();
};

const rowOf = ({ accountId, link, at, params }: IncidentNotice): Insertable<Database['notice']> => ({
  account_id: accountId,
  type: 'autoSend',
  title: null,
  content: null,
  template: incidentTemplate,
  params: JSON.stringify(params),
  link,
  texts: null,
  audience: 'account',
  created_at: at,
  publish_at: at,
  withdrawn_at: null,
  written_by: null,
});

export const incidentNoticeText = (params: IncidentNoticeParams, lang: LanguageCode): NoticeText => {
  const { title, why, todo } = wordsOfStep(params, lang);
  return { title, content: [why, todo].filter((part) => part !== null).join('\n\n') };
};
