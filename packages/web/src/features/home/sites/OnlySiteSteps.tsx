import type { SiteListItem } from '@ohmstead/contract';
import { FirstSteps } from '../../../first-steps/FirstSteps.tsx';

/** The first steps of a new account. An owner with a second site knows them already. */
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
