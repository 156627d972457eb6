import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../../context/context.ts';
import { lastReport } from '../../verify/verify-round.ts';
import { registerOutageMetrics } from './outage-metrics.ts';

export type Metrics = {
  readonly contentType: string;
  print(): Promise<string>;
  /** Counts and times the answers of an app's routes. */
  measure(app: FastifyInstance): void;
  /** Only counts the answers, by status: uploads come by the ten thousand. */
  count(app: FastifyInstance): void;
};

export const createMetrics = ({
  streams,
  db,
  ingest,
  uncaught,
  outages,
  leadership,
}: Pick<Context, 'streams' | 'db' | 'ingest' | 'uncaught' | 'outages' | 'leadership'>): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const seconds = new Histogram({
    name: 'ohmstead_http_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  const uploads = new Map<number, number>();
  new Counter({
    name: 'ohmstead_uploads_total',
    help: 'Answered uploads, by status.',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset();
      for (const [status, count] of uploads) this.inc({ status }, count);
    },
  });
  new Counter({
    name: 'ohmstead_uncaught_errors_total',
    help: 'Errors that nobody caught, each of them a bug.',
    registers,
    collect() {
      this.reset();
      this.inc(uncaught.count());
    },
  });
  registerOutageMetrics(registers, outages);
  new Gauge({
    name: 'ohmstead_leading',
    help: '1 on the server that runs the jobs, else 0.',
    registers,
    collect() {
      this.set(leadership.term() === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'ohmstead_readings_unwritten',
    help: 'Readings on their way into the tables, acknowledged ones in the upload journal included.',
    registers,
    collect() {
      this.set(ingest.unwritten());
    },
  });
  new Gauge({
    name: 'ohmstead_live_streams',
    help: 'Open live streams.',
    registers,
    collect() {
      this.set(streams.count());
    },
  });
  new Gauge({
    name: 'ohmstead_memory_bytes',
    help: 'Resident memory of the server process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'ohmstead_uptime_seconds',
    help: 'Since the start of the server process.',
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
  new Gauge({
    name: 'ohmstead_verify_differences',
    help: 'Differences between the readings and what is derived of them, found by the last whole verification.',
    registers,
    async collect() {
      // Unknown as long as none has come to its end, or while the database is away.
      const report = await lastReport(db).catch(() => null);
      this.set(report?.count ?? Number.NaN);
    },
  });
  return {
    contentType: registry.contentType,
    print: () => registry.metrics(),
    measure: (app) => {
      app.addHook('onResponse', (request, reply, next) => {
        // An unknown address is no route; its text would be a label of its own.
        const route = request.routeOptions.url ?? 'none';
        const labels = { method: request.method, route, status: reply.statusCode };
        seconds.observe(labels, reply.elapsedTime / 1000);
        next();
      });
    },
    count: (app) => {
      app.addHook('onResponse', (_request, { statusCode }, next) => {
        uploads.set(statusCode, (uploads.get(statusCode) ?? 0) + 1);
        next();
      });
    },
  };
};
