// Incidents as people see them: announced in the app, listed, explained, put to rest, called normal.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressForTest } from '../../../test/address-for-test.ts';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { buildIncident } from '../../../test/build-notified-step.ts';
import { type TestClock, testClock } from '../../../test/test-clock.ts';
import { nowDate } from '../../clock/clock.ts';
import { notifyDueSteps } from '../../incidents/notify-due-steps.ts';

let server: TestApp;
let clock: TestClock;
let owner: Login;
beforeAll(async () => {
  clock = testClock();
  server = await appForTest({}, { clock });
  owner = await buildLogin(server);
});
afterAll(() => server.close());

const ask = (method: string, path: string, body?: object, token = owner.token) =>
  server.ask(method, `/api/v1/${path}`, { token, ...(body && { body }), headers: { lang: 'en' } });

const built = async (): Promise<{ siteId: number; meter: BuiltMeter }> => {
  const siteId = await buildSite(server.db, { account_id: owner.accountId, name: 'Mill' });
  const meter = await buildMeter(server.db, { site_id: siteId, name: 'Main', type: 1, rated_power_w: 9000 });
  return { siteId, meter };
};

const upload = async ({ key }: BuiltMeter, powers: readonly number[]): Promise<void> => {
  for (const powerW of powers) {
    clock.goOn(30);
    const response = await fetch(`${server.address}/upload/${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Data: [230, 1, powerW, 1, 0, 50, 1] }),
    });
    expect(response.status).toBe(200);
  }
  await server.context.ingest.flush();
};

const notify = async (seconds = 11): Promise<void> => {
  clock.goOn(seconds);
  while ((await notifyDueSteps({ db: server.db, publicAddress: addressForTest }, nowDate(clock))) > 0);
};

const rule = (siteId: number, change: object) => ask('POST', `site/alertrules/${siteId}`, change);

const overload = async () => {
  const { siteId, meter } = await built();
  const saved = await rule(siteId, { kind: 'overPower', meterId: null, isOn: true });
  expect(saved.status).toBe(200);
  await upload(meter, [100, 9500, 9800, 9600]);
  await notify();
  const { data } = await ask('GET', `site/incidents/${siteId}`);
  return { siteId, meter, id: data.items[0]?.id as number };
};

describe('site.incidents', () => {
  it('are none at first, and say so', async () => {
    const { siteId } = await built();
    const { data } = await ask('GET', `site/incidents/${siteId}`);
    expect(data).toEqual({ timeZone: 'Europe/Berlin', priceUnit: 'EUR', open: 0, items: [], hasMore: false });
  });

  it('say what happened, with its limit and its worst value', async () => {
    const { siteId, meter } = await overload();
    const { data } = await ask('GET', `site/incidents/${siteId}?state=open&kinds=overPower,offline`);
    expect(data).toMatchObject({ open: 1, hasMore: false });
    expect(data.items).toMatchObject([
      {
        kind: 'overPower',
        unit: 'W',
        limit: 9000,
        worst: 9800,
        meterId: meter.id,
        meterName: 'Main',
        endedAt: null,
      },
    ]);
    expect((await ask('GET', `site/incidents/${siteId}?kinds=offline`)).data.items).toEqual([]);
    expect((await ask('GET', `site/incidents/${siteId}?endtime=2026-03-10`)).data.items).toEqual([]);
    expect((await ask('GET', `site/incidents/${siteId}?sensorids=${meter.id}`)).data.items).toHaveLength(1);
    const wrong = await ask('GET', `site/incidents/${siteId}?kinds=nonsense`);
    expect(wrong).toMatchObject({ status: 400, data: { errors: [{ field: 'kinds' }] } });
  });

  it('are seen by whoever may see the site, and by nobody else', async () => {
    const { siteId, id } = await overload();
    const [viewer, stranger] = [await buildLogin(server), await buildLogin(server)];
    await server.db
      .insertInto('site_share')
      .values({
        site_id: siteId,
        account_id: viewer.accountId,
        shows_prices: false,
        created_at: nowDate(clock),
      })
      .execute();
    for (const path of [`site/incidents/${siteId}`, `site/incident/${id}`, `site/alertrules/${siteId}`]) {
      expect((await ask('GET', path, undefined, viewer.token)).status).toBe(200);
      expect((await ask('GET', path, undefined, stranger.token)).data.code).toBe('wrong_id');
    }
    const change = { hours: 1 };
    expect((await ask('POST', `site/incident/${id}/snooze`, change, viewer.token)).data.code).toBe(
      'permission_denied',
    );
    expect((await ask('POST', `site/incident/${id}/snooze`, change, stranger.token)).data.code).toBe(
      'wrong_id',
    );
  });
});

describe('an incident that says what energy costs', () => {
  it('is there only for those who may see prices', async () => {
    const { siteId } = await built();
    const id = await buildIncident(server.db, { siteId, kind: 'priceAbove' });
    const shared = async (shows_prices: boolean): Promise<string> => {
      const { accountId, token } = await buildLogin(server);
      await server.db
        .insertInto('site_share')
        .values({ site_id: siteId, account_id: accountId, shows_prices, created_at: nowDate(clock) })
        .execute();
      return token;
    };
    const seenBy = async (token: string) => {
      const list = await ask('GET', `site/incidents/${siteId}`, undefined, token);
      const one = await ask('GET', `site/incident/${id}`, undefined, token);
      return { open: list.data.open, count: list.data.items.length, status: one.status };
    };
    const seen = { open: 1, count: 1, status: 200 };
    expect(await seenBy(owner.token)).toEqual(seen);
    expect(await seenBy(await shared(true))).toEqual(seen);
    const { status: unknown } = await ask('GET', 'site/incident/999999999');
    expect(await seenBy(await shared(false))).toEqual({ open: 0, count: 0, status: unknown });
  });
});

describe('site.incident', () => {
  it('shows the values around it, and the messages about it', async () => {
    const { siteId, id } = await overload();
    const { data } = await ask('GET', `site/incident/${id}`);
    expect(data.evidence.map(({ value }: { value: number }) => value)).toEqual([100, 9500, 9800, 9600]);
    expect(data.messages).toMatchObject([{ step: 'began', channel: 'app', state: 'sent' }]);
    expect(data.cost).toBeNull();
    const [notice] = (await ask('GET', 'user/noticelist?type=autoSend')).data;
    expect(notice.title).toBe('Overload: Main (Mill)');
    const detail = await server.db
      .selectFrom('notice')
      .select(['link', 'type'])
      .where('account_id', '=', owner.accountId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ link: `/site/${siteId}/alerts/${id}`, type: 'autoSend' });
  });

  it('says what it costs where there is a tariff', async () => {
    const { siteId, id } = await overload();
    const tariff = {
      name: 'Flat',
      validFrom: '2026-01-01',
      validTo: null,
      buying: { type: 'standard', priceMicros: 300_000_000 },
      feedIn: null,
      fixedCharges: [],
      demandCharge: null,
      taxes: [],
      exportCredit: false,
    };
    await server.db
      .insertInto('tariff_version')
      .values({ site_id: siteId, valid_from: '2026-01-01', definition: JSON.stringify(tariff) } as never)
      .execute();
    // 500, 800 and 600 W too much for 30 s each: 15.8 Wh at 300 a kWh, the last held until now.
    const { cost } = (await ask('GET', `site/incident/${id}`)).data;
    expect(cost.per).toBe('incident');
    expect(cost.amount).toBeGreaterThan(3);
    expect(cost.amount).toBeLessThan(6);
  });
});

describe('site.snoozeincident', () => {
  it('keeps the kind quiet at the meter for a while', async () => {
    const { siteId, meter, id } = await overload();
    const { data } = await ask('POST', `site/incident/${id}/snooze`, { hours: 1 });
    expect(data.snoozedUntil).toBe(new Date(clock.nowMicros() / 1000 + 3_600_000).toISOString());
    await upload(meter, [100, 100, 100, 100, 9500, 9500, 9500]);
    await notify();
    const messages = async () =>
      (
        await server.db
          .selectFrom('incident_step')
          .innerJoin('incident', 'incident.id', 'incident_id')
          .select(['step', 'was_notified'])
          .where('meter_id', '=', meter.id)
          .orderBy('incident_step.id')
          .execute()
      ).map(({ step, was_notified }) => [step, was_notified]);
    expect(await messages()).toEqual([
      ['began', true],
      ['recovered', true],
      ['began', false],
    ]);
    const { rules } = (await ask('GET', `site/alertrules/${siteId}`)).data;
    expect(rules.find((one: { kind: string }) => one.kind === 'overPower').defaultLimit).toBe(9000);
    await ask('POST', `site/incident/${id}/snooze`, { hours: 0 });
    await upload(meter, [100, 100, 100, 9500, 9500, 9500]);
    await notify();
    // With the pause ends the silence about what began in it.
    expect((await messages()).slice(2)).toEqual([
      ['began', true],
      ['recovered', true],
      ['began', true],
    ]);
  });
});

describe('site.normalincident', () => {
  const normal = (id: number, isNormal: boolean) => ask('POST', `site/incident/${id}/normal`, { isNormal });

  const rulesOf = async (siteId: number) => {
    const { data } = await ask('GET', `site/alertrules/${siteId}`);
    const ofKind = data.rules.filter(({ kind }: { kind: string }) => kind === 'overPower');
    return (meterId: number | null) =>
      ofKind.find((one: { meterId: number | null }) => one.meterId === meterId)?.limit;
  };

  /** One more that is over, with that worst value. */
  const another = async (siteId: number, meterId: number, worst: number): Promise<number> => {
    const id = await buildIncident(server.db, {
      siteId,
      startedAt: new Date(`2026-01-01T00:00:0${worst % 7}Z`),
    });
    const changed = { meter_id: meterId, worst, ended_at: nowDate(clock) };
    await server.db.updateTable('incident').set(changed).where('id', '=', id).execute();
    return id;
  };

  it('ends it without a word and moves the limit beyond it; and back', async () => {
    const { siteId, meter, id } = await overload();
    const { data } = await normal(id, true);
    expect(data).toMatchObject({ isNormal: true });
    expect(data.endedAt).not.toBeNull();
    expect((await rulesOf(siteId))(meter.id)).toBe(10_300);
    await upload(meter, [9800, 9900, 9800, 9800]);
    await notify();
    expect((await ask('GET', `site/incidents/${siteId}`)).data).toMatchObject({ open: 0, items: [{ id }] });
    await normal(id, false);
    expect((await rulesOf(siteId))(meter.id)).toBeUndefined();
    await upload(meter, [9800, 9900, 9800, 9800]);
    expect((await ask('GET', `site/incidents/${siteId}`)).data).toMatchObject({ open: 1 });
  });

  it('taken back, brings back the limit that the meter or the site had', async () => {
    const { siteId, meter, id } = await overload();
    await rule(siteId, { kind: 'overPower', meterId: null, isOn: true, limit: 7000 });
    await normal(id, true);
    await normal(id, true);
    await normal(id, false);
    const ofSite = await rulesOf(siteId);
    expect([ofSite(null), ofSite(meter.id)]).toEqual([7000, undefined]);
    await rule(siteId, { kind: 'overPower', meterId: meter.id, isOn: true, limit: 8000 });
    await normal(id, true);
    expect((await rulesOf(siteId))(meter.id)).toBe(10_300);
    await normal(id, false);
    expect((await rulesOf(siteId))(meter.id)).toBe(8000);
  });

  it('taken back, leaves a limit alone that was chosen since', async () => {
    const { siteId, meter, id } = await overload();
    await normal(id, true);
    await rule(siteId, { kind: 'overPower', meterId: meter.id, isOn: true, limit: 12_000 });
    await normal(id, false);
    expect((await rulesOf(siteId))(meter.id)).toBe(12_000);
  });

  it('leaves the meter switched off that was switched off since', async () => {
    const { siteId, meter, id } = await overload();
    await rule(siteId, { kind: 'overPower', meterId: null, isOn: true, limit: 7000 });
    await normal(id, true);
    await rule(siteId, { kind: 'overPower', meterId: meter.id, isOn: false, limit: 10_300 });
    await normal(id, false);
    const { data } = await ask('GET', `site/alertrules/${siteId}`);
    expect(data.rules).toContainEqual(
      expect.objectContaining({ kind: 'overPower', meterId: meter.id, isOn: false, limit: 7000 }),
    );
  });

  it.each([[[0, 1]], [[1, 0]]])('of several is taken back in any order: %j', async (order) => {
    const { siteId, meter, id } = await overload();
    await rule(siteId, { kind: 'overPower', meterId: meter.id, isOn: true, limit: 8000 });
    const ids = [id, await another(siteId, meter.id, 11_000)];
    for (const one of ids) await normal(one, true);
    expect((await rulesOf(siteId))(meter.id)).toBe(11_600);
    const limits: number[] = [];
    for (const place of order) {
      await normal(ids[place] ?? 0, false);
      limits.push((await rulesOf(siteId))(meter.id));
    }
    expect(limits).toEqual(order[0] === 0 ? [11_600, 8000] : [10_300, 8000]);
  });

  it('is refused where there is no limit that could be moved', async () => {
    const { siteId } = await built();
    const id = await buildIncident(server.db, { siteId, kind: 'counterJudged' });
    const refused = await normal(id, true);
    expect(refused.data.errors).toMatchObject([{ field: 'isNormal', code: 'field_invalid' }]);
    expect((await ask('GET', `site/incident/${id}`)).data).toMatchObject({ isNormal: false, endedAt: null });
  });

  it('moves no limit that lies beyond it already', async () => {
    const { siteId, meter, id } = await overload();
    const lesser = await another(siteId, meter.id, 9200);
    await normal(id, true);
    await normal(lesser, true);
    expect((await rulesOf(siteId))(meter.id)).toBe(10_300);
    await normal(lesser, false);
    expect((await rulesOf(siteId))(meter.id)).toBe(10_300);
  });
});

describe('site.alertrules', () => {
  it('are quiet at first but for what says that the measurement has failed', async () => {
    const { siteId, meter } = await built();
    const { data } = await ask('GET', `site/alertrules/${siteId}`);
    expect(data.meters).toEqual([{ meterId: meter.id, name: 'Main' }]);
    const on = data.rules.flatMap((one: { kind: string; isOn: boolean }) => (one.isOn ? [one.kind] : []));
    expect(on).toEqual(['offline', 'phaseLoss', 'phaseFrozen', 'noYield', 'counterJudged', 'meterReplaced']);
  });

  it('keep the usual limit of a voltage that only readings tell, and ask for one where they tell several', async () => {
    const { siteId, meter } = await built();
    const limitOf = async () => {
      const saved = await rule(siteId, { kind: 'overVoltage', meterId: null, isOn: true });
      const rules: { kind: string; limit: number | null }[] = saved.data.rules ?? [];
      return rules.find(({ kind }) => kind === 'overVoltage')?.limit ?? saved.data.code;
    };
    expect(await limitOf()).toBe('alert_limit_required');
    const read = (id: number, volts: number) =>
      server.db
        .updateTable('latest_reading')
        .set({ at: new Date(), arrived_at: new Date(), phase_values: [volts, 1, 100, 1, 0, 50, 1] })
        .where('meter_id', '=', id)
        .execute();
    await read(meter.id, 233);
    expect(await limitOf()).toBe(253);
    const other = await buildMeter(server.db, { site_id: siteId });
    expect(await limitOf()).toBe(253);
    await read(other.id, 121);
    expect(await limitOf()).toBe('alert_limit_required');
    await server.db.updateTable('meter').set({ rated_voltage_v: 120 }).where('id', '=', other.id).execute();
    expect(await limitOf()).toBe('alert_limit_required');
    await server.db.updateTable('meter').set({ rated_voltage_v: 230 }).where('id', '=', meter.id).execute();
    expect(await limitOf()).toBeUndefined();
  });

  it('ask for a limit where there is no usual one, and refuse other sites’ meters', async () => {
    const { siteId, meter } = await built();
    const other = await buildMeter(server.db);
    const missing = await rule(siteId, { kind: 'dayConsumption', meterId: null, isOn: true });
    expect(missing.data.code).toBe('alert_limit_required');
    const saved = await rule(siteId, { kind: 'dayConsumption', meterId: null, isOn: true, limit: 12 });
    expect(saved.data.rules).toContainEqual(
      expect.objectContaining({ kind: 'dayConsumption', isOn: true, limit: 12 }),
    );
    for (const change of [
      { kind: 'overPower', meterId: other.id, isOn: true },
      { kind: 'dayConsumption', meterId: meter.id, isOn: true, limit: 1 },
    ])
      expect((await rule(siteId, change)).data.errors).toMatchObject([{ field: 'meterId' }]);
  });

  it('refuse a limit that everything would be beyond', async () => {
    const { siteId } = await built();
    for (const [kind, limit] of [
      ['offline', 0],
      ['unusualConsumption', 0],
      ['dayConsumption', -1],
    ] as const) {
      const refused = await rule(siteId, { kind, meterId: null, isOn: true, limit });
      expect(refused.data.errors, kind).toMatchObject([{ field: 'limit', code: 'number_out_of_range' }]);
    }
    for (const [kind, limit] of [
      ['offline', 5],
      ['priceBelow', -0.05],
    ] as const)
      expect((await rule(siteId, { kind, meterId: null, isOn: true, limit })).status, kind).toBe(200);
  });

  it('end what they switch off', async () => {
    const { siteId } = await overload();
    await rule(siteId, { kind: 'overPower', meterId: null, isOn: false });
    expect((await ask('GET', `site/incidents/${siteId}`)).data).toMatchObject({ open: 0 });
  });
});

describe('the notifier', () => {
  it('notifies once though several run at a time', async () => {
    const { siteId, meter } = await built();
    await rule(siteId, { kind: 'overPower', meterId: null, isOn: true });
    await upload(meter, [100, 9500, 9800, 9600]);
    clock.goOn(11);
    const now = nowDate(clock);
    await Promise.all([
      notifyDueSteps({ db: server.db, publicAddress: addressForTest }, now),
      notifyDueSteps({ db: server.db, publicAddress: addressForTest }, now),
      notifyDueSteps({ db: server.db, publicAddress: addressForTest }, now),
    ]);
    const [one] = (await ask('GET', `site/incidents/${siteId}`)).data.items;
    expect((await ask('GET', `site/incident/${one.id}`)).data.messages).toHaveLength(1);
  });
});
