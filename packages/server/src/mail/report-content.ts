// What a report of a site is made of. All of it was looked up when it was made: it is the same at every attempt to send it.
import type { DeviceState, ReportKind, ReportPeriod, SkippedReports } from '@ohmstead/domain';
import type { StandingIncident, ToRecipient } from './auto-send-content.ts';

export type FigureKey = 'consumption' | 'import' | 'export' | 'yield' | 'selfUse';

export type ReportMail = ToRecipient &
  ReportPeriod & {
    readonly kind: 'report';
    readonly reportKind: ReportKind;
    readonly isTest: boolean;
    readonly siteName: string;
    readonly timeZone: string;
    /** Those that the site has; `change` is against the period before, as a share. */
    readonly figures: readonly {
      readonly key: FigureKey;
      readonly kWh: number | null;
      readonly change: number | null;
    }[];
    readonly selfSufficiency: number | null;
    readonly coverage: { readonly measured: number; readonly estimated: number; readonly missing: number };
    /** The highest quarter-hour of import, as average power. */
    readonly demand: { readonly powerW: number; readonly at: string } | null;
    readonly bill: ReportBill | null;
    readonly pictures: readonly ReportPicture[];
    readonly place: ReportPlace | null;
    readonly exceptions: { readonly faults: Incidents; readonly quarantined: number } | null;
    readonly alerts: Incidents | null;
    readonly devices: readonly FaultyDevice[] | null;
    readonly skipped: SkippedReports | null;
  };

export type Incidents = { readonly newest: readonly StandingIncident[]; readonly more: number };

/** Of the billing period that the report ends in; a null amount is unknown. */
export type ReportBill = {
  readonly currency: string;
  readonly amount: number | null;
  readonly fromDate: string;
  /** Not included; null: it is still running. */
  readonly toDate: string | null;
};

export type ReportPicture = {
  /** `day`: a day by quarter-hours in kW; `days`: days in kWh; `month`: the month so far by days. */
  readonly of: 'day' | 'days' | 'month';
  readonly contentId: string;
  readonly width: number;
  readonly height: number;
  /** What the bars are. */
  readonly bars: 'consumption' | 'import';
  readonly hasYield: boolean;
  readonly highest: number;
};

export type ReportPlace = {
  readonly address: string | null;
  readonly meters: number;
  readonly systemSizeKw: number | null;
};

export type FaultyDevice = {
  readonly name: string;
  readonly state: Extract<DeviceState, 'noResponse' | 'alert'>;
  /** Null: it has never sent. */
  readonly lastReadingAt: string | null;
};
