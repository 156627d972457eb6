// Pure: abnormal data to records, newest first, and the one that is worth a banner now.

import type { DataAlerts, MeterLive } from '@ohmstead/contract';
import { dayMs } from '@ohmstead/domain';
import { phaseName } from '../../../ui/phase-name.ts';

type Item = DataAlerts['items'][number];
export type AlertKind = Item['kind'];

export type AlertRecord = {
  readonly key: string;
  readonly kind: AlertKind;
  /** Null: the site as a whole. */
  readonly meter: string | null;
  readonly phase: string | null;
  readonly fromMs: number;
  /** Null: still so. */
  readonly toMs: number | null;
  readonly worst: number;
  /** What it is compared with. */
  readonly limit: number;
  readonly unit: AlertUnit;
  readonly isSerious: boolean;
};

export type AlertUnit = Item['unit'];

export const alertRecords = (items: readonly Item[], meters: readonly MeterLive[]): AlertRecord[] =>
  items.map((item) => ({
    key: `${item.kind} ${item.meterId} ${item.phase} ${item.from}`,
    kind: item.kind,
    meter: meters.find(({ id }) => id === item.meterId)?.name ?? null,
    phase: item.phase === null ? null : phaseName(item.phase - 1),
    fromMs: Date.parse(item.from),
    toMs: item.to === null ? null : Date.parse(item.to),
    worst: item.worst,
    limit: item.limit,
    unit: item.unit,
    isSerious: serious.has(item.kind),
  }));

export type Standing = { readonly worst: AlertRecord; readonly others: number };

/** What lasts, and what was dangerous within the last day. */
export const standingAlert = (records: readonly AlertRecord[], nowMs: number): Standing | null => {
  const standing = records
    .filter(({ toMs, isSerious }) => toMs === null || (isSerious && nowMs - toMs < dayMs))
    .sort((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind));
  const [worst, ...others] = standing;
  return worst ? { worst, others: others.length } : null;
};

/** The worst first. */
const severity: readonly AlertKind[] = [
  'overVoltage',
  'overCurrent',
  'overPower',
  'underVoltage',
  'offline',
  'gap',
  'unusualConsumption',
  'lowPowerFactor',
];

/** Wires and devices may suffer. */
const serious: ReadonlySet<AlertKind> = new Set(['overVoltage', 'overCurrent', 'overPower', 'underVoltage']);
