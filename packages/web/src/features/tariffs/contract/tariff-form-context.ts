import type { FieldErrors } from '../../../forms/check-form.ts';

/** What every part of a tariff's form needs to know. */
export type TariffFormContext = {
  readonly errors: FieldErrors;
  /** ISO 4217. */
  readonly currency: string;
  /** Names of the site's price series. */
  readonly series: readonly string[];
};
