// The load generator's process: keep-alive connections, each posting one reading after another.
import { hourMs } from '@ohmstead/domain';
import { runConnection } from './keep-alive-connection.ts';
import type { LoadOrder, LoadResult } from './load-order.ts';
import { percentileOf } from './percentile.ts';
import { threePhasePayload } from './three-phase-payload.ts';

const requestText = (path: string, payload: unknown): string => {
  const body = JSON.stringify(payload);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

const powerKw = 0.48;

/** What a meter's counter shows by now, to its 1 Wh: it rises as the power says, over all runs. */
const countedKwh = () => Math.round(((Date.now() % (10_000 * hourMs)) / hourMs) * powerKw * 1000) / 1000;

const isAcknowledged = (answer: string) =>
  answer.startsWith('HTTP/1.1 200') && answer.includes('"successful":true');

const runLoad = async (order: LoadOrder): Promise<LoadResult> => {
  const tookMs: number[] = [];
  let refused = 0;
  let refusal: string | null = null;
  let sent = 0;
  const startMs = performance.now();
  const startCpu = process.cpuUsage();
  const next = (): string | null => {
    if (performance.now() - startMs > order.seconds * 1000) return null;
    const sn = order.sns[sent % order.sns.length] ?? '';
    sent += 1;
    return requestText(order.path, threePhasePayload(sn, countedKwh()));
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
  runLoad(order).then(
    (result) => process.send?.(result, () => process.disconnect()),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
