// The tables as the typed query builder sees them. Migrations create them; see docs/adr for why they are so.
import type { CounterEvent as DomainEvent } from '@ohmstead/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { AlertParameterRow } from './schema/analysis.ts';
import type {
  ClockSetBackRow,
  CounterDecisionRow,
  MeterCounter,
  QuarantinedReading,
} from './schema/audit.ts';
import type {
  AutoSendLeaveRow,
  AutoSendRecipientRow,
  AutoSendRow,
  ReportRunRow,
  ReportSendRow,
} from './schema/auto-send.ts';
import type { ChannelLeaveRow, ChannelRow, DeliveryRow, QuietHoursRow } from './schema/channels.ts';
import type { Instant, Json } from './schema/column-types.ts';
import type {
  AlertRuleRow,
  DueJudgementRow,
  EarlierLimitRow,
  IncidentRow,
  IncidentStepRow,
} from './schema/incidents.ts';
import type {
  AdministratorAction,
  BlockedSerialNumber,
  BrandRow,
  Feedback,
  FeedbackFile,
  FeedbackMessage,
  MailAttachmentRow,
  MailFileRow,
  MailRow,
  Notice,
  NoticeRead,
  OneTimeLink,
  PasswordRequest,
} from './schema/people.ts';
import type {
  ImportBatchRow,
  IntervalDayRow,
  MeterIntervals,
  ReadingDayRow,
  ReplacedDayRow,
} from './schema/readings.ts';
import type { RejudgedPeriodRow, RejudgingRow } from './schema/rejudging.ts';
import type { MeterDayRow, SiteDayRow, SiteMonthRow, SiteRevision } from './schema/roll-ups.ts';
import type { SiteInvitationRow, SitePublicPage, SiteShareRow } from './schema/sharing.ts';
import type { DeletedMeter, EmissionRow, MeterSettings, SiteSettings } from './schema/sites.ts';
import type { BillPeriodRow, InvoiceRow, PriceRow, TariffVersionRow } from './schema/tariffs.ts';
import type { UnwrittenReading } from './schema/upload-journal.ts';
import type { WeatherCellRow, WeatherDayRow } from './schema/weather.ts';

export type Account = {
  id: Generated<number>;
  username: string;
  /** Lower-cased: unique without regard to case. */
  username_key: string;
  password_hash: string;
  /** It was printed or came from a setting: until another is chosen nothing else can be done with it. */
  password_is_first: Generated<boolean>;
  full_name: string;
  telephone: string | null;
  email: string | null;
  kind: 'user' | 'demo' | 'admin';
  time_zone: string;
  /** Whether the app may notify. */
  push: Generated<boolean>;
  /** The language of its mails. */
  lang: Generated<string>;
  email_confirmed_at: Instant | null;
  /** An administrator lets it log in no more. */
  disabled_at: Instant | null;
  /** When it is deleted, unless its owner keeps it. */
  delete_at: Instant | null;
  created_at: Generated<Date>;
  /** What the administrator's search looks through, folded. */
  search_text: GeneratedAlways<string>;
};

/** What it stores, as measured last; an estimate. */
export type AccountStorage = { account_id: number; bytes: number };

export type Session = {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer;
  account_id: number;
  client_kind: 'web' | 'app';
  remember: boolean;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
  id: Generated<number>;
  user_agent: string | null;
  /** Ended sessions stay until they expire, so that their token is answered with the reason. */
  ended: 'elsewhere' | 'logout' | null;
};

export type LoginFailure = {
  /** What it is counted for, such as `address:192.0.2.1`; of `known:` subjects nothing is counted. See login-throttle.ts. */
  subject: string;
  /** The number of failures in a row. */
  failures: number;
  /** Rises by one with each and falls steadily; as it was at `last_at`. */
  level: number;
  last_at: Instant;
};

export type Site = {
  id: Generated<number>;
  account_id: number;
  name: string;
  public: Generated<boolean>;
  sort_number: Generated<number>;
  time_zone: string;
  price_unit: string;
  country: string | null;
  province: string | null;
  city: string | null;
  address: string | null;
  remark: string | null;
  latitude: number | null;
  longitude: number | null;
  installation_company: string | null;
  system_size_kw: number | null;
  seasonal: Generated<boolean>;
  billing_start_day: Generated<number>;
  month_target_kwh: number | null;
  created_at: Generated<Date>;
};

export type Meter = {
  id: Generated<number>;
  site_id: number;
  sn: string;
  name: string;
  type: 1 | 3;
  use_type: 1 | 2 | 3 | 4;
  rated_power_w: number | null;
  rated_current_a: number | null;
  rated_voltage_v: number | null;
  rated_frequency_hz: number | null;
  upload_mode: string | null;
  upload_key: string;
  /** Its serial number was sent before it was claimed: accepted only by its key until that is proven. */
  proof_needed: Generated<boolean>;
  added_at: Generated<Date>;
  /** What the administrator's search looks through, folded: its site's and account's names too. Kept by triggers. */
  search_text: GeneratedAlways<string>;
};

/** Hot tier: one row a reading, an immutable fact. */
export type ReadingRow = {
  meter_id: number;
  at: Instant;
  arrived_at: Instant;
  /** 1 arrival's clock, 2 the device's, 3 import. */
  source: number;
  /** Microseconds `at` lies behind the instant the reading claims, which others with other values claim too. */
  shift: Generated<number>;
  /** Seven numbers a phase: V, A, W, import kWh, export kWh, Hz, PF; null unknown. */
  phase_values: (number | null)[];
  /** The NEM row, seven numbers, or null. */
  net_values: (number | null)[] | null;
  /** Three numbers a phase: var, inductive kvarh, capacitive kvarh, or null. */
  reactive_values: (number | null)[] | null;
  /** The import that brought it; null when a device sent it. */
  import_id: Generated<number | null>;
};

/**
 * First and last register read of a meter in a 15-minute slot, on counters that resets, dips and spikes are
 * corrected out of. Arrays hold import and export in mWh per phase, then of the NEM row: [A+, A−, B+, B−, …].
 * The energy of a span is the difference of two reads.
 */
export type RegisterSlot = {
  meter_id: number;
  slot: Instant;
  first_at: Instant;
  first_counts: (number | null)[];
  last_at: Instant;
  last_counts: (number | null)[];
  /** What the meter itself showed at `last_at`, mWh; with `last_counts` it gives the correction. */
  last_raw: (number | null)[];
  /** A drop or jump not yet decided lies in this slot. */
  undecided: boolean;
  /** Some of the slot's energy is spread over a gap or held over a dip. */
  estimated: boolean;
};

/** Each meter has one. Without an instant: it has no reading. */
export type LatestReading = {
  meter_id: number;
  at: Instant | null;
  arrived_at: Instant | null;
  phase_values: (number | null)[] | null;
  net_values: (number | null)[] | null;
  reactive_values: (number | null)[] | null;
  /** Usual seconds between uploads, smoothed; null until two have come. */
  interval_seconds: number | null;
  /** Rises with every change of the meter and of what is stored of it. */
  version: Generated<number>;
  /** Rises, and the version with it, with every change of the meter itself and of what it is judged by. */
  rules_version: Generated<number>;
  /** The version of the rules that its ledger was last written by. */
  counter_rules: Generated<number>;
};

/** The audit list: every reading that was not plainly normal, and what was decided. */
export type CounterEvent = {
  meter_id: number;
  at: Instant;
  /** Index into the arrays of RegisterSlot; −1 the whole meter. */
  register: number;
  kind: DomainEvent['kind'];
  /** The start, the reason, and the counts in mWh: before, after and booked. */
  detail: Json<unknown>;
};

/** A network that uploads a serial number openly, which no meter is proven to have. */
export type OpenSender = {
  sn: string;
  /** An IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  /** It came by a proxy nobody declared. */
  is_forwarded: Generated<boolean>;
  first_seen_at: Instant;
  last_seen_at: Instant;
  uploads: Generated<number>;
  interval_seconds: number | null;
};

export type LocaleText = { lang: string; key: string; value: string };

/** Small facts of the installation, such as how far the demo's history has come. */
export type Setting = { name: string; value: Json<unknown> };

export type Database = {
  account: Account;
  account_storage: AccountStorage;
  session: Session;
  login_failure: LoginFailure;
  site: Site & SiteSettings & SitePublicPage;
  site_share: SiteShareRow;
  site_invitation: SiteInvitationRow;
  meter: Meter & MeterSettings & MeterCounter & MeterIntervals;
  reading: ReadingRow;
  reading_day: ReadingDayRow;
  interval_day: IntervalDayRow;
  import_batch: ImportBatchRow;
  replaced_day: ReplacedDayRow;
  register_slot: RegisterSlot;
  latest_reading: LatestReading;
  counter_event: CounterEvent;
  clock_set_back: ClockSetBackRow;
  counter_decision: CounterDecisionRow;
  quarantined_reading: QuarantinedReading;
  unwritten_reading: UnwrittenReading;
  open_sender: OpenSender;
  notice: Notice;
  notice_read: NoticeRead;
  one_time_link: OneTimeLink;
  password_request: PasswordRequest;
  mail: MailRow;
  feedback: Feedback;
  feedback_message: FeedbackMessage;
  feedback_file: FeedbackFile;
  blocked_serial_number: BlockedSerialNumber;
  brand: BrandRow;
  administrator_action: AdministratorAction;
  locale_text: LocaleText;
  setting: Setting;
  emission_series: EmissionRow;
  deleted_meter: DeletedMeter;
  tariff_version: TariffVersionRow;
  price_series: PriceRow;
  bill_period: BillPeriodRow;
  invoice: InvoiceRow;
  site_revision: SiteRevision;
  site_day: SiteDayRow;
  site_month: SiteMonthRow;
  meter_day: MeterDayRow;
  rejudging: RejudgingRow;
  rejudged_period: RejudgedPeriodRow;
  alert_parameter: AlertParameterRow;
  alert_rule: AlertRuleRow;
  earlier_limit: EarlierLimitRow;
  due_judgement: DueJudgementRow;
  incident: IncidentRow;
  incident_step: IncidentStepRow;
  weather_cell: WeatherCellRow;
  weather_day: WeatherDayRow;
  channel: ChannelRow;
  channel_leave: ChannelLeaveRow;
  quiet_hours: QuietHoursRow;
  delivery: DeliveryRow;
  mail_file: MailFileRow;
  mail_attachment: MailAttachmentRow;
  auto_send: AutoSendRow;
  auto_send_recipient: AutoSendRecipientRow;
  auto_send_leave: AutoSendLeaveRow;
  report_run: ReportRunRow;
  report_send: ReportSendRow;
};
