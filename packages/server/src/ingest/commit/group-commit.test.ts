import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { WriterLockLost } from '../../storage/database-trouble.ts';
import { cutGroups } from './cut-groups.ts';
import type { GroupWriter } from './group-commit.ts';
import { startGroupCommit } from './group-commit.ts';

type Item = { readonly name: string; readonly isAwaited: boolean };

const kept = (name: string): Item => ({ name, isAwaited: false });
const awaited = (name: string): Item => ({ name, isAwaited: true });

/** Notes what it is given to write; away as often as a test asks for. */
const openNotebook = () => {
  const groups: string[][] = [];
  const refused: string[] = [];
  const notebook = { groups, refused, timesAway: 0, whileWriting: (): void => undefined };
  const writer: GroupWriter<Item> = {
    keyOf: () => 1,
    isAwaited: (item) => item.isAwaited,
    write: async (group) => {
      notebook.timesAway -= 1;
      // What Node.js throws here has a code, as errors of a connection have.
      if (group.some(({ name }) => name === 'too large')) Buffer.alloc(4).writeInt32BE(2 ** 40);
      if (notebook.timesAway >= 0) throw new WriterLockLost();
      notebook.whileWriting();
      groups.push(group.map(({ name }) => name));
    },
    refuse: async (items) => {
      refused.push(...items.filter((item) => item.isAwaited).map(({ name }) => name));
      return items.filter((item) => !item.isAwaited);
    },
  };
  return Object.assign(notebook, { commit: startGroupCommit(writer, silentLog) });
};

describe('group commit', () => {
  it('writes together what came while it wrote', async () => {
    const notebook = openNotebook();
    notebook.whileWriting = () => {
      notebook.whileWriting = () => undefined;
      for (const name of ['second', 'third']) notebook.commit.add(awaited(name));
    };
    notebook.commit.add(awaited('first'));
    await notebook.commit.close();
    expect(notebook.groups).toEqual([['first'], ['second', 'third']]);
    expect(notebook.commit.unwritten()).toBe(0);
  });

  it('is over a database away for a moment', async () => {
    const notebook = openNotebook();
    notebook.timesAway = 2;
    notebook.commit.add(awaited('first'));
    await notebook.commit.flush();
    expect([notebook.groups, notebook.refused]).toEqual([[['first']], []]);
  });

  it('refuses what cannot be written, and writes the others', async () => {
    const notebook = openNotebook();
    for (const name of ['first', 'too large', 'third']) notebook.commit.add(awaited(name));
    await notebook.commit.close();
    expect([notebook.groups, notebook.refused]).toEqual([[['first'], ['third']], ['too large']]);
  });

  it('in a hurry refuses those who wait, and leaves what is kept where it is kept', async () => {
    const notebook = openNotebook();
    notebook.timesAway = 1;
    for (const item of [awaited('first'), kept('second')]) notebook.commit.add(item);
    notebook.commit.hurry();
    await notebook.commit.close();
    expect([notebook.groups, notebook.refused]).toEqual([[], ['first']]);
  });

  it('runs a job between groups', async () => {
    const notebook = openNotebook();
    notebook.commit.add(kept('first'));
    const result = notebook.commit.alone(async () => notebook.groups.length);
    notebook.commit.add(kept('second'));
    await notebook.commit.flush();
    expect([await result, notebook.groups]).toEqual([0, [['first', 'second']]]);
  });
});

type Keyed = { readonly key: number; readonly place: number };

const keyed = fc
  .array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 })
  .map((keys) => keys.map((key, place): Keyed => ({ key, place })));
const cut = (all: readonly Keyed[], largest: number) => cutGroups(all, { keyOf: ({ key }) => key }, largest);
const ofKey = (all: readonly Keyed[], key: number) => all.filter((item) => item.key === key);

describe('cutGroups', () => {
  it('puts every item into one group, those of a key in their order, and no group is too large', () => {
    fc.assert(
      fc.property(keyed, fc.integer({ min: 1, max: 20 }), (all, largest) => {
        const groups = cut(all, largest);
        expect(groups.every(({ length }) => length > 0 && length <= largest)).toBe(true);
        for (let key = 0; key <= 6; key += 1) expect(ofKey(groups.flat(), key)).toEqual(ofKey(all, key));
      }),
      { numRuns: 1000 },
    );
  });

  it('parts those of a key only when they are too many for one group', () => {
    fc.assert(
      fc.property(keyed, fc.integer({ min: 1, max: 20 }), (all, largest) => {
        for (let key = 0; key <= 6; key += 1) {
          const within = cut(all, largest).filter((group) => ofKey(group, key).length > 0);
          expect(within).toHaveLength(Math.ceil(ofKey(all, key).length / largest));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('arranges those of a key that are too many for one group, and no others', () => {
    const all = [3, 1, 2, 9, 8].map((place): Keyed => ({ key: place < 5 ? 0 : 1, place }));
    const arrange = (items: readonly Keyed[]) => items.toSorted((one, other) => one.place - other.place);
    const groups = cutGroups(all, { keyOf: ({ key }) => key, arrange }, 2);
    expect(groups.map((group) => group.map(({ place }) => place))).toEqual([[1, 2], [3], [9, 8]]);
  });
});
