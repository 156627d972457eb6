// The upload routes alone, over real HTTP and a real database.
import Fastify from 'fastify';
import type { Clock } from '../src/clock/clock.ts';
import { registerUploadRoutes } from '../src/http/upload/upload-routes.ts';
import { createIngest, type Ingest } from '../src/ingest/create-ingest.ts';
import type { Storage } from '../src/storage/storage.ts';
import { silentLog } from './silent-log.ts';

export type UploadServer = {
  readonly ingest: Ingest;
  readonly url: string;
  close(): Promise<void>;
};

type Options = { readonly clock: Clock; readonly openUpload?: boolean };

export const startUploadServer = async (storage: Storage, options: Options): Promise<UploadServer> => {
  const { clock, openUpload = true } = options;
  const ingest = createIngest({ storage, clock, log: silentLog, openUpload });
  const app = Fastify();
  registerUploadRoutes(app, { ingest, outages: storage.outages, config: { publicUrl: null } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    await app.close();
    await ingest.close();
  };
  return { ingest, url, close };
};
