import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { kindsOfIncidentMails } from './0035-kinds-of-incident-mails.ts';

it('gives waiting mails about incidents their kinds by the new names, and leaves the others', async () => {
  const storage = await databaseForTest();
  const db = storage.db as unknown as Kysely<unknown>; // a migration knows no tables
  for (const kind of ['incident', 'incidentTold', 'welcome'])
    await sql`insert into mail (to_address, lang, subject, content)
      values ('ada@example.org', 'en', '', ${JSON.stringify({ kind, link: '/' })})`.execute(db);
  await kindsOfIncidentMails.up(db);
  const { rows } = await sql<{ content: unknown }>`select content from mail order by id`.execute(db);
  expect(rows.map(({ content }) => content)).toEqual([
    { kind: 'incidentToChannel', link: '/' },
    { kind: 'incidentToRecipient', link: '/' },
    { kind: 'welcome', link: '/' },
  ]);
  await storage.close();
});
