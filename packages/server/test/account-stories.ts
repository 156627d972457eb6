// What an account, an administrator and the jobs do in several steps, some with the answers of the ones before.
import { dayMs, hourMs, quarterHourMs } from '@ohmstead/domain';
import { nowMs } from '../src/clock/clock.ts';
import { listJobs } from '../src/list-jobs.ts';
import { publicCalls, readingCalls } from './account-calls.ts';
import { buildLogin } from './build-login.ts';
import type { ShardedServer } from './sharded-server.ts';
import { uploadDays } from './upload-days.ts';
import { steadyReadings, uploadReadings } from './upload-readings.ts';

/** Five weeks in batches, then what devices send now. */
export const uploadAll = async ({ server, place, newSite, send }: ShardedServer): Promise<void> => {
  const powerAt = (day: number, hour: number) => 200 + 10 * day + hour;
  for (const meter of place.meters)
    await uploadDays(server, meter, { days: 35, powerAt, toMs: nowMs(server.clock) });
  server.clock.goOn(5);
  const body = { Data: [230, 1, 150, 3000, 1000] };
  for (const { key } of place.meters) await send(`../../upload/${key}`, { body });
  // By a serial number alone only who never sent by key.
  for (const { sn } of (await newSite(2)).meters)
    await send('sensor/uploadsensor', { body: { SN: sn, ...body } });
};

/** Of a day that is packed, after which the next one begins. */
export const uploadLate = async ({ server, place }: ShardedServer): Promise<void> => {
  const fromMs = nowMs(server.clock) - 20 * dayMs;
  const readings = steadyReadings(fromMs, fromMs + hourMs, 60_000, { importW: 100, exportW: 0 });
  for (const meter of place.meters) await uploadReadings(server, meter, readings);
  server.clock.goOn(dayMs / 1000);
};

export const runJobs = async ({ server }: ShardedServer): Promise<void> => {
  for (const job of listJobs(server.context)) await job.run(new AbortController().signal);
};

export const administer = async ({ server, place, sendAll }: ShardedServer): Promise<void> => {
  const { token } = await buildLogin(server, 'admin');
  const byState = ['online', 'offline'].map((state) => ({ path: `admin/meterlist?state=${state}` }));
  await sendAll([...readingCalls('admin', place), ...byState], token);
};

export const showPublicly = async ({ place, send, sendAll }: ShardedServer): Promise<void> => {
  const { link } = await send(`site/publiclink/${place.siteId}`, { body: { public: true } });
  await sendAll(publicCalls(link.key));
};

/** The first values of each stream, and those after an upload. */
export const followLive = async ({ server, owner, place, send }: ShardedServer): Promise<void> => {
  for (const path of [`site/live/${place.siteId}`, 'user/live']) {
    const leaving = new AbortController();
    const stream = await fetch(`${server.address}/api/v1/${path}`, {
      headers: { token: owner.token },
      signal: leaving.signal,
    });
    const reader = stream.body?.getReader();
    await reader?.read();
    server.clock.goOn(5);
    await send('sensor/uploadsensor', {
      body: { key: place.meters[0]?.key, Data: [230, 1, 250, 3000, 1000] },
    });
    await reader?.read();
    leaving.abort();
  }
};

const importedFrom = Date.parse('2026-01-01T00:00:00Z');
const quarters = Array.from({ length: 200 }, (_, step) =>
  new Date(importedFrom + step * quarterHourMs).toISOString(),
);

/** Of days long past. */
const files = {
  readings: [
    'time,phase,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor',
    ...quarters.map((time, step) => `${time},1,230,1,400,${100 + step / 10},0,50,1`),
  ],
  intervals: [
    'from,to,import_kwh,export_kwh,estimated',
    ...quarters.slice(1).map((to, step) => `${quarters[step]},${to},0.25,,false`),
  ],
};

export const importAndUndo = async ({ send, newSite }: ShardedServer): Promise<void> => {
  for (const lines of Object.values(files)) {
    const { siteId, meterIds } = await newSite(1);
    const [id] = meterIds;
    for (const call of ['importpreview', 'import'])
      await send(`inverter/${call}/${id}?confirmed=true`, { csv: lines.join('\n') });
    for (const call of ['export', 'exportintervals'])
      await send(`inverter/${call}/${id}?starttime=2026-01-01&endtime=2026-01-05`);
    await send(`site/energyreport/${siteId}?reporttype=1&time=2026-01-01`);
    for (const { id: importId } of await send(`inverter/imports/${id}`))
      await send(`inverter/undoimport/${id}`, { body: { importId } });
  }
};

/** On a counter that went on lower than it was, as if another device had taken over. */
export const decideAndUndo = async ({ server, send, newSite }: ShardedServer): Promise<void> => {
  const { meters } = await newSite(2);
  const [meter] = meters;
  if (!meter) throw new Error('the meter was built');
  const { id } = meter;
  const begunMs = nowMs(server.clock) - dayMs;
  for (const [fromMs, importedKwh] of [
    [begunMs, 5000],
    [begunMs + 12 * hourMs, 60],
  ] as const) {
    const power = { importW: 400, exportW: 0, importedKwh };
    await uploadReadings(server, meter, steadyReadings(fromMs, fromMs + 2 * hourMs, quarterHourMs, power));
  }
  const { items } = await send(`inverter/audit/${id}`);
  const { at, register } = items.find(({ choices }: { choices: string[] }) => choices.includes('book'));
  const verdict = { at, register, verdict: 'book' };
  await send(`inverter/auditcounts/${id}?at=${encodeURIComponent(at)}&register=${register}`);
  await send(`inverter/decidepreview/${id}`, { body: verdict });
  const { decisionId } = await send(`inverter/decide/${id}`, { body: verdict });
  await send(`inverter/undo/${id}`, { body: { decisionId } });
  await send(`inverter/replace/${id}`, {
    body: {
      at: new Date(begunMs + 11 * hourMs).toISOString(),
      finalCounts: [],
      firstCounts: [{ phase: 'A', importKwh: 59.5, exportKwh: 0 }],
    },
  });
};

export const deleteAll = async ({ place, send }: ShardedServer): Promise<void> => {
  const { siteId, meterIds } = place;
  for (const path of [
    `site/emissions/${siteId}`,
    `tariff/prices/${siteId}?series=spot`,
    `inverter/delete/${meterIds[0]}`,
    `site/delete/${siteId}`,
  ])
    await send(path, { method: 'DELETE' });
};
