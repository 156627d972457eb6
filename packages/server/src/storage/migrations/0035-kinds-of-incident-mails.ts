import { type Kysely, type Migration, sql } from 'kysely';

/** Mails that wait in the outbox are of the kinds by their new names. */
export const kindsOfIncidentMails: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update mail set content = jsonb_set(content, '{kind}', to_jsonb(case content ->> 'kind'
        when 'incident' then 'incidentToChannel' else 'incidentToRecipient' end))
      where content ->> 'kind' in ('incident', 'incidentTold')`.execute(db);
  },
};
