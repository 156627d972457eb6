import type { IncidentStep } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressForTest } from '../../test/address-for-test.ts';
import { buildChannel } from '../../test/build-channel.ts';
import { buildAccount, buildSite } from '../../test/build-meter.ts';
import { buildIncident } from '../../test/build-notified-step.ts';
import { countQueries } from '../../test/count-queries.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { notifyDueSteps } from './notify-due-steps.ts';

const now = new Date('2026-11-25T12:00:00Z');

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

/** Of an incident of a kind that is on at first. */
const incidentOf = async (startedAt = new Date('2026-11-25T11:00:00Z')): Promise<number> => {
  const { db } = storage;
  const owner = await buildAccount(db);
  await buildChannel(db, owner, { kind: 'webhook', url: 'https://example.org/hook' });
  const siteId = await buildSite(db, { account_id: owner });
  return buildIncident(db, { siteId, kind: 'noYield', startedAt });
};

const addStep = async (incident_id: number, step: IncidentStep, at = now): Promise<void> => {
  await storage.db
    .insertInto('incident_step')
    .values({ incident_id, step, at, settled_at: at, decided_at: null })
    .execute();
};

/** The steps of the incident that people were notified of by then, in order. */
const notifiedSteps = async (incidentId: number, at = now): Promise<IncidentStep[]> => {
  await notifyDueSteps({ db: storage.db, publicAddress: addressForTest }, at);
  const rows = await storage.db
    .selectFrom('incident_step')
    .select('step')
    .where('incident_id', '=', incidentId)
    .where('was_notified', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ step }) => step);
};

const setCorrected = (id: number, corrected_at: Date | null) =>
  storage.db.updateTable('incident').set({ corrected_at }).where('id', '=', id).execute();

describe('steps that are due', () => {
  it('take few queries each', async () => {
    const { db, countedIn } = countQueries(storage.db);
    const notify = () => countedIn(() => notifyDueSteps({ db, publicAddress: addressForTest }, now));
    await addStep(await incidentOf(), 'began');
    const ofOne = await notify();
    for (let count = 0; count < 10; count += 1) await addStep(await incidentOf(), 'began');
    expect(((await notify()) - ofOne) / 9).toBeLessThanOrEqual(2);
    const unsent = await storage.db
      .selectFrom('delivery')
      .select('id')
      .where('sent_at', 'is', null)
      .execute();
    expect(unsent).toHaveLength(11);
  });

  it('are silent about a correction that does not hold any more when it is its turn', async () => {
    const id = await incidentOf();
    await addStep(id, 'began', new Date(now.getTime() - 2000));
    expect(await notifiedSteps(id)).toEqual(['began']);
    await addStep(id, 'corrected', new Date(now.getTime() - 1000));
    expect(await notifiedSteps(id)).toEqual(['began']);
  });

  it('are silent about what people believe not to have been', async () => {
    const id = await incidentOf();
    await addStep(id, 'began', new Date(now.getTime() - 3000));
    expect(await notifiedSteps(id)).toEqual(['began']);
    await setCorrected(id, now);
    await addStep(id, 'corrected', new Date(now.getTime() - 2000));
    expect(await notifiedSteps(id)).toEqual(['began', 'corrected']);
    // It was so after all.
    await setCorrected(id, null);
    await addStep(id, 'recovered', new Date(now.getTime() - 1000));
    expect(await notifiedSteps(id)).toEqual(['began', 'corrected']);
  });

  it('of one turn notify one after the other', async () => {
    const id = await incidentOf();
    await addStep(id, 'began', new Date(now.getTime() - 2000));
    await addStep(id, 'recovered', new Date(now.getTime() - 1000));
    expect(await notifiedSteps(id)).toEqual(['began', 'recovered']);
  });
});

describe('what begins in a pause', () => {
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const paused = async (): Promise<number> => {
    const id = await incidentOf(now);
    await storage.db
      .updateTable('incident')
      .set({ snoozed_until: minutesLater(60) })
      .where('id', '=', id)
      .execute();
    await addStep(id, 'began');
    return id;
  };
  const recover = async (id: number, at: Date): Promise<void> => {
    await storage.db.updateTable('incident').set({ ended_at: at }).where('id', '=', id).execute();
    await addStep(id, 'recovered', at);
  };

  it('is said once at its end, and then its recovery', async () => {
    const id = await paused();
    expect(await notifiedSteps(id, minutesLater(59))).toEqual([]);
    expect(await notifiedSteps(id, minutesLater(61))).toEqual(['began']);
    expect(await notifiedSteps(id, minutesLater(62))).toEqual(['began']);
    await recover(id, minutesLater(70));
    expect(await notifiedSteps(id, minutesLater(71))).toEqual(['began', 'recovered']);
  });

  it('is said at once where the pause is ended', async () => {
    const id = await paused();
    expect(await notifiedSteps(id, minutesLater(5))).toEqual([]);
    await storage.db.updateTable('incident').set({ snoozed_until: null }).where('id', '=', id).execute();
    expect(await notifiedSteps(id, minutesLater(6))).toEqual(['began']);
  });

  it('is never said where it was over by then', async () => {
    const id = await paused();
    await recover(id, minutesLater(20));
    expect(await notifiedSteps(id, minutesLater(21))).toEqual([]);
    expect(await notifiedSteps(id, minutesLater(61))).toEqual([]);
  });
});
