import type { Reading } from '@ohmstead/domain';
import { seedOf } from '../chance.ts';
import { withFaults } from '../faults/with-faults.ts';
import type { Dialect } from '../payload/dialect.ts';
import { profiles } from '../profiles/profiles.ts';
import { readingAt } from '../site/reading-at.ts';
import { createSiteModel } from '../site/site-model.ts';
import type { FleetOrder } from './fleet-order.ts';

/** A virtual meter that is registered at a site. */
export type FleetMeter = {
  readonly sn: string;
  /** Null when it sends only its serial number. */
  readonly key: string | null;
  readonly dialect: Dialect;
  /** Null while it is silent. */
  readonly readingAt: (atMs: number) => Reading | null;
};

/** The order's meters, site by site. */
export const fleetMeters = ({ sites, seed, anchorMs }: FleetOrder): FleetMeter[] =>
  sites.flatMap((site) => {
    const profile = profiles[site.profile];
    const model = createSiteModel(profile, seedOf(seed, site.profile), anchorMs);
    return site.meters.flatMap(({ name, sn, key, faults }) => {
      const index = profile.meters.findIndex((meter) => meter.name === name);
      const meter = profile.meters[index];
      if (!meter) return [];
      const shown = withFaults(faults, (atMs) => readingAt(model, index, atMs));
      return [{ sn, key, dialect: meter.dialect, readingAt: shown }];
    });
  });
