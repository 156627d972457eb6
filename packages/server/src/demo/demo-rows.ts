// The columns of the demo's sites and meters, as they are installed and as they are set back to each night.
import { type DemoMeter, type DemoSite, demoSites } from './demo-sites.ts';

export const demoSiteColumns = (site: DemoSite) => ({
  name: site.name,
  public: false,
  sort_number: demoSites.indexOf(site),
  group_name: site.group,
  position: null,
  time_zone: site.timeZone,
  price_unit: site.priceUnit,
  country: site.country,
  province: site.province,
  city: site.city,
  address: site.address,
  remark: site.remark,
  latitude: site.latitude,
  longitude: site.longitude,
  installation_company: site.installationCompany,
  system_size_kw: site.systemSizeKw,
  seasonal: site.seasonal,
  billing_start_day: site.billingStartDay,
  month_target_kwh: site.monthTargetKwh,
  phase_rule: 'perPhase' as const,
  emission_g_per_kwh: site.emissionGramsPerKwh,
});

export const demoMeterColumns = (meter: DemoMeter) => ({
  name: meter.name,
  type: meter.type,
  use_type: meter.useType,
  sort_number: 0,
  behind_meter_id: null,
  rated_power_w: meter.ratedPowerW,
  rated_current_a: meter.ratedCurrentA,
  rated_voltage_v: meter.ratedVoltageV,
  rated_frequency_hz: meter.ratedFrequencyHz,
  upload_mode: 'HTTP',
});
