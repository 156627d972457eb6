import type { FoundSite } from '../../sites/site-store.ts';

export type SiteView = {
  readonly role: 'owner' | 'viewer';
  readonly showsPrices: boolean;
  /** The owner's name, for viewers. */
  readonly sharedBy: string | null;
};

/** The view of the site's owner. */
export const ownView: SiteView = { role: 'owner', showsPrices: true, sharedBy: null };

export const presentSite = (site: FoundSite, view: SiteView) => ({
  id: site.id,
  name: site.name,
  ...view,
  public: site.public,
  sortNumber: site.sort_number,
  group: site.group_name,
  position: site.position,
  timeZone: site.time_zone,
  priceUnit: site.price_unit,
  country: site.country,
  province: site.province,
  city: site.city,
  address: site.address,
  remark: site.remark,
  latitude: site.latitude,
  longitude: site.longitude,
  installationCompany: site.installation_company,
  systemSizeKw: site.system_size_kw,
  seasonal: site.seasonal,
  billingStartDay: site.billing_start_day,
  monthTarget: site.month_target_kwh,
  phaseRule: site.phase_rule,
  emissionGramsPerKwh: site.emission_g_per_kwh,
});
