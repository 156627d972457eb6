import { noticeTypes } from '@ohmstead/contract';
import { dayMs } from '@ohmstead/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, buildSite } from '../../test/build-meter.ts';
import { buildNotice } from '../../test/build-notice.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { countNotices } from './count-notices.ts';
import { listNotices } from './list-notices.ts';
import { newestNotices, readerKey } from './newest-notices.ts';
import { markNoticesRead } from './read-notice.ts';
import { isNoticeVisible, type NoticeReader } from './visible-notices.ts';

const nowMs = Date.parse('2026-03-10T12:00:00Z');
const now = new Date(nowMs);
const daysAgo = (days: number) => new Date(nowMs - days * dayMs);

const role = fc.constantFrom('none', 'owner', 'viewer', 'both');
const person = fc.record({ role, sinceDays: fc.constantFrom(0, 5, 50, 900) });
const lang = fc.constantFrom('en', 'de', 'th');
const notice = fc.record({
  type: fc.constantFrom(...noticeTypes),
  audience: fc.constantFrom('all', 'owners', 'viewers', 'account'),
  /** Of the audience `account`: which of the people. */
  to: fc.nat({ max: 2 }),
  languages: fc.uniqueArray(lang, { minLength: 1 }),
  only: fc.boolean(),
  /** Null: a draft. Less than nothing: it is scheduled. */
  days: fc.constantFrom(null, -1, 0, 4, 5, 49, 364, 365, 400),
  withdrawn: fc.boolean(),
});
const world = fc.record({
  people: fc.tuple(person, person, person),
  notices: fc.array(notice, { maxLength: 12 }),
  reader: fc.nat({ max: 2 }),
  lang,
  read: fc.option(fc.constantFrom(...noticeTypes)),
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

/** The rule in plain words. */
const sees = ({ people, reader, lang }: World, given: World['notices'][number]): boolean => {
  const { role, sinceDays } = people[reader] ?? people[0];
  if (given.days === null || given.days < 0 || given.days >= 365 || given.withdrawn) return false;
  if (given.only && !given.languages.includes(lang)) return false;
  if (given.audience === 'account') return given.to === reader;
  if (given.days > sinceDays) return false;
  if (given.audience === 'owners') return role === 'owner' || role === 'both';
  if (given.audience === 'viewers') return role === 'viewer';
  return true;
};

describe('a reader', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databaseForTest();
  });
  afterAll(() => storage.close());

  const build = async ({ people, notices }: World): Promise<{ accounts: number[]; ids: number[] }> => {
    const { db } = storage;
    await db.deleteFrom('notice').execute();
    const shared = await buildSite(db);
    const accounts: number[] = [];
    for (const { role, sinceDays } of people) {
      const account_id = await buildAccount(db, { created_at: daysAgo(sinceDays) });
      accounts.push(account_id);
      if (role === 'owner' || role === 'both') await buildSite(db, { account_id });
      if (role === 'viewer' || role === 'both') {
        await db
          .insertInto('site_share')
          .values({ site_id: shared, account_id, shows_prices: false, created_at: now })
          .execute();
      }
    }
    const ids: number[] = [];
    for (const { type, audience, to, languages, only, days, withdrawn } of notices) {
      const texts = Object.fromEntries(languages.map((code) => [code, { title: code, content: code }]));
      ids.push(
        await buildNotice(db, {
          type,
          audience,
          account_id: audience === 'account' ? (accounts[to] ?? null) : null,
          texts: JSON.stringify(texts),
          only_these_languages: only,
          publish_at: days === null ? null : daysAgo(days),
          withdrawn_at: withdrawn ? now : null,
        }),
      );
    }
    return { accounts, ids };
  };

  it('sees what the rule says, in list, count, detail and live alike', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const { db } = storage;
        const { accounts, ids } = await build(given);
        const reader: NoticeReader = { accountId: accounts[given.reader] ?? 0, lang: given.lang };
        const visible = given.notices
          .map((one, index) => ({ ...one, id: ids[index] ?? 0 }))
          .filter((one) => sees(given, one))
          .sort((a, b) => (a.days ?? 0) - (b.days ?? 0) || b.id - a.id);
        const { read } = given;
        if (read !== null) await markNoticesRead(db, reader, { type: read, at: now });

        const listed = await listNotices(db, reader, { skip: 0, until: null, brand: 'Ohmstead', at: now });
        expect(listed.map(({ id, title, isRead }) => ({ id, title, isRead }))).toEqual(
          visible.map(({ id, type, languages }) => ({
            id,
            title:
              [given.lang, 'en'].find((code) => languages.some((one) => one === code)) ??
              languages.toSorted()[0],
            isRead: type === read,
          })),
        );
        expect(await countNotices(db, reader, now)).toEqual(
          noticeTypes.map((type) => {
            const Count = visible.filter((one) => one.type === type).length;
            return { type, Count, UnReadCount: type === read ? 0 : Count };
          }),
        );
        const known = visible.map(({ id }) => id);
        for (const id of ids)
          expect(await isNoticeVisible(db, { id, reader, at: now })).toBe(known.includes(id));
        const others = accounts.map((accountId) => ({ accountId, lang: 'en' as const }));
        const newest = await newestNotices(db, [...others, reader], now);
        expect(newest.get(readerKey(reader))).toBe(known[0] ?? null);
      }),
      { numRuns: 60 },
    );
  });

  it('finds no gap and no repeat on its pages while new ones come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 65 }),
        fc.array(fc.nat({ max: 3 }), { minLength: 5, maxLength: 5 }),
        async (there, coming) => {
          const { db } = storage;
          await db.deleteFrom('notice').execute();
          const accountId = await buildAccount(db, { created_at: daysAgo(900) });
          const reader: NoticeReader = { accountId, lang: 'en' };
          const ids: number[] = [];
          for (let number = 0; number < there; number++) {
            // Several come at the same instant.
            ids.unshift(
              await buildNotice(db, {
                publish_at: new Date(nowMs - (there - Math.floor(number / 3)) * 1000),
              }),
            );
          }
          ids.reverse();
          const before = await listNotices(db, reader, { skip: 0, until: null, brand: 'Ohmstead', at: now });
          const until = before[0] ? new Date(before[0].createdAt) : null;
          const found = [...before];
          for (const count of coming) {
            if (found.length === 0 || found.length % 20 > 0) break;
            for (let number = 0; number < count; number++) await buildNotice(db, { publish_at: now });
            found.push(
              ...(await listNotices(db, reader, { skip: found.length, until, brand: 'Ohmstead', at: now })),
            );
          }
          expect(found.map(({ id }) => id)).toHaveLength(there);
          expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
        },
      ),
      { numRuns: 15 },
    );
  });
});
