// What the demo remembers of itself between starts, as rows of the table of settings.
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../storage/schema.ts';

const span = z.object({ fromMs: z.int(), toMs: z.int() });
/** Half-open: [fromMs, toMs). */
export type Span = z.infer<typeof span>;

const installation = z.object({
  seed: z.int(),
  /** The beginning of the history. */
  anchorMs: z.int(),
  /** The meters count on and back from here. The first start fixes it: were it later, the counters would fall. */
  countedFromMs: z.int(),
  /** Whether faults are planted in its past. Older installations have none: their counters are already known. */
  hasFaults: z.boolean(),
  sites: z.array(
    z.object({ profile: z.string(), meters: z.array(z.object({ id: z.int(), name: z.string() })) }),
  ),
});
const storedInstallation = z.extend(installation, {
  countedFromMs: z.optional(z.int()),
  hasFaults: z._default(z.boolean(), false),
});
export type DemoInstallation = z.infer<typeof installation>;
export type DemoTimes = Pick<DemoInstallation, 'anchorMs' | 'countedFromMs'>;

const history = z.object({
  /** The spans that are not uploaded yet, newest first. */
  missing: z.array(span),
  /** History was planned up to here; what came later was uploaded live, while the server ran. */
  plannedToMs: z.int(),
});
export type DemoHistory = z.infer<typeof history>;

type SettingName = 'demo.installation' | 'demo.history' | 'demo.reset' | 'demo.records';

export const readDemoInstallation = async (db: Kysely<Database>): Promise<DemoInstallation | null> => {
  const found = z.nullable(storedInstallation).parse(await read(db, 'demo.installation'));
  // The first installations counted from the beginning of their history on.
  return found && { ...found, countedFromMs: found.countedFromMs ?? found.anchorMs };
};

export const readDemoHistory = async (db: Kysely<Database>): Promise<DemoHistory | null> =>
  z.nullable(history).parse(await read(db, 'demo.history'));

const read = async (db: Kysely<Database>, name: SettingName): Promise<unknown> => {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
};

/** The date, in UTC, on which it was last set back. */
export const readDemoReset = async (db: Kysely<Database>): Promise<string | null> =>
  z.nullable(z.string()).parse(await read(db, 'demo.reset'));

export const writeDemoReset = (db: Kysely<Database>, date: string): Promise<void> =>
  write(db, 'demo.reset', date);

/** The date of the setting back since which the records of its faults are there again. */
export const readDemoRecords = async (db: Kysely<Database>): Promise<string | null> =>
  z.nullable(z.string()).parse(await read(db, 'demo.records'));

export const writeDemoRecords = (db: Kysely<Database>, date: string): Promise<void> =>
  write(db, 'demo.records', date);

export const writeDemoHistory = (db: Kysely<Database>, value: DemoHistory): Promise<void> =>
  write(db, 'demo.history', value);

const write = async (db: Kysely<Database>, name: SettingName, value: unknown): Promise<void> => {
  const json = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ name, value: json })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
    .execute();
};

/** Answers false where it was there already. */
export const insertDemoInstallation = async (
  db: Kysely<Database>,
  value: DemoInstallation,
): Promise<boolean> => {
  const row = await db
    .insertInto('setting')
    .values({ name: 'demo.installation', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
};
