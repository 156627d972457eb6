// The load generator's process: keep-alive connections, each posting one reading after another.
import { countedKwh } from './counted-kwh.ts';
import { type DueRequest, runConnection } from './keep-alive-connection.ts';
import type { LoadOrder, LoadResult } from './load-order.ts';
import { percentileOf } from './percentile.ts';
import { threePhasePayload } from './three-phase-payload.ts';

const requestText = (path: string, payload: unknown): string => {
  const body = JSON.stringify(payload);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

const textOf = ({ path, sns, keys }: LoadOrder, turn: number): string => {
  const place = turn % sns.length;
  const { SN, ...payload } = threePhasePayload(sns[place] ?? '', countedKwh(Date.now()));
  return keys ? requestText(`${path}/${keys[place]}`, payload) : requestText(path, { SN, ...payload });
};

const isAcknowledged = (answer: string) =>
  answer.startsWith('HTTP/1.1 200') && answer.includes('"successful":true');

const runLoad = async (order: LoadOrder, stopped: { atMs: number }): Promise<LoadResult> => {
  const tookMs: number[] = [];
  let refused = 0;
  let refusal: string | null = null;
  let offered = 0;
  const startMs = performance.now();
  stopped.atMs = startMs + order.seconds * 1000;
  const startCpu = process.cpuUsage();
  const next = (): DueRequest | null => {
    const { perSecond } = order;
    const dueMs = perSecond ? startMs + (offered / perSecond) * 1000 : performance.now();
    if (dueMs > stopped.atMs) return null;
    const text = textOf(order, offered);
    offered += 1;
    return { text, dueMs };
  };
  const answered = (answer: string, ms: number): void => {
    if (isAcknowledged(answer)) tookMs.push(ms);
    else {
      refused += 1;
      refusal ??= answer;
    }
  };
  await Promise.all(
    Array.from({ length: order.connections }, () => runConnection({ port: order.port, next, answered })),
  );
  const elapsedMs = performance.now() - startMs;
  const cpu = process.cpuUsage(startCpu);
  const sorted = Float64Array.from(tookMs).sort();
  return {
    offered,
    acknowledged: sorted.length,
    refused,
    refusal,
    perSecond: (sorted.length / elapsedMs) * 1000,
    p50Ms: percentileOf(sorted, 0.5),
    p99Ms: percentileOf(sorted, 0.99),
    generatorBusy: (cpu.user + cpu.system) / 1000 / elapsedMs,
  };
};

process.once('message', (order: LoadOrder) => {
  const stopped = { atMs: Number.POSITIVE_INFINITY };
  process.once('message', () => {
    stopped.atMs = performance.now();
  });
  runLoad(order, stopped).then(
    (result) => process.send?.(result, () => process.disconnect()),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
