export type { FleetOrder, FleetReport } from './fleet/fleet-order.ts';
export { fleetOrder } from './fleet/fleet-order.ts';
export type { Dialect } from './payload/dialect.ts';
export { dialects, payloadOf } from './payload/dialect.ts';
export { profileNames, profiles } from './profiles/profiles.ts';
export { readingAt } from './site/reading-at.ts';
export { createSiteModel } from './site/site-model.ts';
