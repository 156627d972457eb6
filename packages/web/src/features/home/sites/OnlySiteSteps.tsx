import type { SiteListItem } from '@ohmstead/contract';
import { FirstSteps } from '../../../first-steps/FirstSteps.tsx';

/** Of an account that has just begun: with a second site its owner knows the way. */
export const OnlySiteSteps = ({ sites }: { sites: readonly SiteListItem[] }) => {
  const [site, second] = sites;
  if (!site || second || site.role !== 'owner') return null;
  const progress = {
    hasMeter: site.meterCount > 0,
    hasReading: site.lastUpdateTime !== null,
    hasTariff: site.hasTariff,
    hasBill: site.monthFee !== null,
  };
  return <FirstSteps siteId={site.id} progress={progress} />;
};
