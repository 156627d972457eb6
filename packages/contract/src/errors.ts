// The only catalogue of errors: wire code, HTTP status and whether trying again can help.
// A code's text in every language is the i18n key `error.<code>`.

type ErrorEntry = { readonly status: number; readonly retryable: boolean; readonly wire?: number };

const no = (status: number): ErrorEntry => ({ status, retryable: false });
const again = (status: number): ErrorEntry => ({ status, retryable: true });

export const errors = {
  // Session
  login_required: no(401),
  login_expired: no(401),
  logged_in_elsewhere: no(401),
  /** Status 200 so that the client's 401 rule does not fire; the wire code is the specification's. */
  login_failed: { status: 200, retryable: false, wire: 9005 },
  login_throttled: again(429),
  permission_denied: no(403),
  demo_read_only: no(403),
  prices_hidden: no(403),
  // Requests
  wrong_id: no(404),
  not_found: no(404),
  validation: no(400),
  body_too_large: no(413),
  rate_limited: again(429),
  internal: again(500),
  unavailable: again(503),
  // Fields
  username_required: no(400),
  username_format: no(400),
  username_length: no(400),
  username_used: no(400),
  password_required: no(400),
  password_length: no(400),
  password_mismatch: no(400),
  old_password_invalid: no(400),
  full_name_required: no(400),
  full_name_length: no(400),
  sn_required: no(400),
  sn_invalid: no(400),
  sn_used: no(400),
  telephone_invalid: no(400),
  email_invalid: no(400),
  time_zone_unknown: no(400),
  date_invalid: no(400),
  span_too_long: no(400),
  no_inverter: no(400),
  id_invalid: no(400),
  field_invalid: no(400),
  name_required: no(400),
  name_length: no(400),
  currency_unknown: no(400),
  number_out_of_range: no(400),
  text_too_long: no(400),
  // Places and meters
  only_meter: no(400),
  site_required: no(400),
  parts_invalid: no(400),
  part_in_use: no(400),
  no_coordinates: no(400),
  // Sharing
  share_account_unknown: no(400),
  share_self: no(400),
  public_link_unknown: no(404),
  public_link_expired: no(410),
  public_password_required: no(403),
  public_password_invalid: no(400),
  // Validation, estimation, editing
  audit_item_unknown: no(404),
  verdict_not_possible: no(400),
  decision_unknown: no(404),
  decision_undone: no(409),
  replacement_time: no(400),
  replacement_final_low: no(400),
  replacement_final_high: no(400),
  replacement_first_high: no(400),
  quarantine_unknown: no(404),
  quarantine_settled: no(409),
  // Tariffs
  id_used: no(400),
  validity_empty: no(400),
  versions_overlap: no(400),
  price_invalid: no(400),
  band_without_price: no(400),
  tiers_required: no(400),
  tier_limit_invalid: no(400),
  tiers_not_rising: no(400),
  tier_last_limited: no(400),
  time_invalid: no(400),
  times_equal: no(400),
  weekday_invalid: no(400),
  rule_without_days: no(400),
  month_day_invalid: no(400),
  summer_empty: no(400),
  season_without_summer: no(400),
  holiday_invalid: no(400),
  series_required: no(400),
  factor_invalid: no(400),
  rate_invalid: no(400),
  tax_on_nothing: no(400),
  credit_while_dynamic: no(400),
  price_time_invalid: no(400),
  emission_time_invalid: no(400),
  rows_missing: no(400),
  rows_too_many: no(400),
  price_not_on_quarter_hour: no(400),
  price_twice: no(400),
  too_many: no(400),
  // Uploads
  payload_not_json: no(400),
  payload_unknown: no(400),
  reading_not_ready: no(400),
  reading_not_number: no(400),
  reading_out_of_range: no(400),
  reading_time_invalid: no(400),
  reading_time_far_off: no(400),
  upload_too_large: no(413),
  upload_rate_limited: again(429),
  upload_open_off: no(403),
  upload_key_unknown: no(404),
  upload_sn_mismatch: no(403),
  import_columns_unknown: no(400),
  import_file_invalid: no(400),
  import_row_malformed: no(400),
  import_phase_invalid: no(400),
  import_phase_missing: no(400),
  import_too_large: no(413),
  import_busy: again(409),
  meter_unknown: no(404),
  meter_unproven: no(403),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

export const errorCodes = Object.keys(errors) as ErrorCode[];

/** What stands in `data.code`: the specification's number where it has one, the catalogue's name else. */
export const wireCodeOf = (code: ErrorCode): string | number => {
  const entry: ErrorEntry = errors[code];
  return entry.wire ?? code;
};

export const errorCodeOfWire = (wire: unknown): ErrorCode | null =>
  errorCodes.find((code) => wireCodeOf(code) === wire) ?? null;
