// Everybody's feedback: what waits for an answer first.
import { pageSize } from '@ohmstead/contract';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Feedback } from '../../storage/schema/people.ts';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export type FeedbackState = 'waiting' | 'answered' | 'finished';

export type FeedbackFilter = {
  readonly search?: string | undefined;
  readonly type?: Feedback['type'] | undefined;
  readonly state?: FeedbackState | undefined;
  readonly skip: number;
};

export const listAllFeedback = async (db: Db, filter: FeedbackFilter) => {
  const found = filtered(db, filter);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: (await rowsOf(db, await pageOf(found, filter.skip))).map(present), total };
};

/** By an index, where nothing is searched for. */
const pageOf = async (found: Found, skip: number): Promise<number[]> => {
  const page = await found
    .select('feedback.id')
    .orderBy(isWaiting, 'desc')
    .orderBy('feedback.last_message_at', 'desc')
    .orderBy('feedback.id', 'desc')
    .offset(skip)
    .limit(pageSize)
    .execute();
  return page.map(({ id }) => id);
};

/** In the order of the ids. */
const rowsOf = async (db: Db, ids: readonly number[]): Promise<Row[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('account', 'account.id', 'feedback.account_id')
    .where('feedback.id', 'in', ids)
    .select([
      'feedback.id',
      'feedback.type',
      'feedback.title',
      'account.username',
      'feedback.last_from',
      'feedback.finished_at',
      'feedback.created_at',
      'feedback.last_message_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('feedback_message')
        .whereRef('feedback_message.feedback_id', '=', 'feedback.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('messageCount'),
    )
    .execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
};

const isWaiting = sql<boolean>`(feedback.finished_at is null and feedback.last_from = 'user')`;

type Found = SelectQueryBuilder<Database, 'feedback', object>;

const filtered = (db: Db, { search, type, state }: FeedbackFilter): Found => {
  let found: Found = db.selectFrom('feedback');
  if (type) found = found.where('feedback.type', '=', type);
  if (state) found = found.where(inState[state]);
  if (search) found = found.where(holds(search));
  return found;
};

const inState: Readonly<Record<FeedbackState, ReturnType<typeof sql<boolean>>>> = {
  waiting: isWaiting,
  answered: sql<boolean>`(feedback.finished_at is null and feedback.last_from = 'administrator')`,
  finished: sql<boolean>`(feedback.finished_at is not null)`,
};

/** Whatever characters are searched for stand for themselves. */
const holds = (search: string) => sql<boolean>`(
  position(lower(${search}) in lower(feedback.title)) > 0
  or feedback.account_id in (select id from account where position(lower(${search}) in username_key) > 0)
  or feedback.id in (select feedback_id from feedback_message
    where position(lower(${search}) in lower(content)) > 0))`;

type Row = {
  readonly id: number;
  readonly type: Feedback['type'];
  readonly title: string;
  readonly username: string;
  readonly last_from: Feedback['last_from'];
  readonly finished_at: Date | null;
  readonly created_at: Date;
  readonly last_message_at: Date;
  readonly messageCount: number;
};

const present = ({ last_from, finished_at, created_at, last_message_at, ...row }: Row) => ({
  ...row,
  state: stateOf(finished_at, last_from),
  createdAt: created_at.toISOString(),
  lastMessageAt: last_message_at.toISOString(),
});

const stateOf = (finishedAt: Date | null, lastFrom: Feedback['last_from']): FeedbackState => {
  if (finishedAt !== null) return 'finished';
  return lastFrom === 'user' ? 'waiting' : 'answered';
};
