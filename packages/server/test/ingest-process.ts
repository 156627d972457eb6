// A server process of nothing but the upload routes, to be killed by the crash test.
import Fastify from 'fastify';
import { registerUploadRoutes } from '../src/http/upload/upload-routes.ts';
import { createIngest } from '../src/ingest/create-ingest.ts';
import { openStorage } from '../src/open-storage.ts';
import { silentLog } from './silent-log.ts';

const [dataDir = '', workerFile = ''] = process.argv.slice(2);

const storage = await openStorage({ dataDir, databaseUrl: null, workerFile }, silentLog);
const clock = { nowMicros: () => Math.floor((performance.timeOrigin + performance.now()) * 1000) };
const ingest = createIngest({ storage, clock, log: silentLog, openUpload: true });
const app = Fastify();
registerUploadRoutes(app, { ingest, outages: storage.outages, config: { publicUrl: null } });
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => process.exit());
