import { calls } from '@ohmstead/contract';
import { listBrands } from '../../administration/brands/brand-store.ts';
import { saveBrand } from '../../administration/brands/save-brand.ts';
import { readHealth } from '../../administration/health/read-health.ts';
import { readLog } from '../../administration/read-log.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { administratorOf } from './administrator-of.ts';

const { admin } = calls;

export const registerOperationAdministration = (server: Server, context: Context): void => {
  const { db, clock, config } = context;
  registerCall(server, admin.health, () => readHealth(context, nowDate(clock)));
  registerCall(server, admin.brands, async () => ({
    current: config.serverGroup,
    brands: await listBrands(db, config.serverGroup),
  }));
  registerCall(
    server,
    admin.savebrand,
    ({ body, request }) => saveBrand(administratorOf(context, request), body),
    'edit.saved',
  );
  registerCall(server, admin.log, ({ query }) => readLog(db, query));
};
