import type { PlaceBody } from '@ohmstead/contract';
import { ianaZoneOf } from '@ohmstead/domain';

/** A field that is left out is undefined: it is neither written nor changed. */
export const siteColumns = (body: PlaceBody) => ({
  name: body.name,
  public: body.public,
  sort_number: body.sortNumber,
  group_name: orNull(body.group),
  position: orNull(body.position),
  price_unit: body.priceUnit,
  country: body.country,
  province: orNull(body.province),
  city: orNull(body.city),
  address: orNull(body.address),
  remark: orNull(body.remark),
  latitude: body.latitude,
  longitude: body.longitude,
  installation_company: orNull(body.installationCompany),
  system_size_kw: body.systemSizeKw,
  seasonal: body.seasonal,
  billing_start_day: body.billingStartDay,
  month_target_kwh: body.monthTarget,
  phase_rule: body.phaseRule,
  emission_g_per_kwh: body.emissionGramsPerKwh,
});

/** An emptied field of a form is stored as unknown. */
const orNull = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);

/** Undefined when it is left out, null when there is no such zone. */
export const zoneOf = ({ timeZone }: PlaceBody): string | null | undefined =>
  timeZone === undefined ? undefined : ianaZoneOf(timeZone);
