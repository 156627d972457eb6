import type { FoundSite } from '../../sites/site-store.ts';

export const presentSite = (site: FoundSite) => ({
  id: site.id,
  name: site.name,
  public: site.public,
  sortNumber: site.sort_number,
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
});
