// How entries of the audit list, their reasons and the decisions about them are named.
import { type AuditItem, auditKinds, type Verdict } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { isEmptyGap } from './effect/effect-of.ts';

export type AuditKind = (typeof auditKinds)[number];

/** Returns undefined for a text that is no kind. */
export const kindOf = (text: string | undefined): AuditKind | undefined =>
  auditKinds.find((kind) => kind === text);

export const kindNames: Record<AuditKind, TextKey> = {
  reset: 'audit.kind.reset',
  rollover: 'audit.kind.rollover',
  dip: 'audit.kind.dip',
  spike: 'audit.kind.spike',
  return: 'audit.kind.return',
  gap: 'audit.kind.gap',
  replacement: 'audit.kind.replacement',
  normal: 'audit.kind.normal',
  clockError: 'audit.kind.clockError',
  clockSetBack: 'audit.kind.clockSetBack',
  tookOver: 'audit.kind.tookOver',
};

export const reasonTexts: Record<AuditItem['reason'], TextKey> = {
  returned: 'audit.reason.returned',
  back: 'audit.reason.back',
  uncertain: 'audit.reason.uncertain',
  restarted: 'audit.reason.restarted',
  unexplained: 'audit.reason.unexplained',
  implausible: 'audit.reason.implausible',
  modulus: 'audit.reason.modulus',
  silence: 'audit.reason.silence',
  decided: 'audit.reason.decided',
  clockSetBack: 'audit.reason.clockSetBack',
  tookOver: 'audit.reason.tookOver',
  reading_time_invalid: 'error.reading_time_invalid',
  reading_time_far_off: 'error.reading_time_far_off',
};

/** Of a gap that holds no energy, none is said to be spread. */
export const reasonText = (item: Pick<AuditItem, 'reason' | 'spread'>): TextKey =>
  item.reason === 'silence' && isEmptyGap(item) ? 'audit.reason.silenceEmpty' : reasonTexts[item.reason];

type Decided = NonNullable<AuditItem['decision']>['verdict'];

export const verdictNames: Record<Decided, TextKey> = {
  book: 'audit.verdict.book',
  skip: 'audit.verdict.skip',
  hold: 'audit.verdict.hold',
  keep: 'audit.verdict.keep',
  replacement: 'audit.kind.replacement',
  undo: 'audit.verdict.undo',
};

export const verdictHints: Record<Verdict, TextKey> = {
  book: 'audit.verdict.bookHint',
  skip: 'audit.verdict.skipHint',
  hold: 'audit.verdict.holdHint',
  keep: 'audit.verdict.keepHint',
};

export const outcomeNames: Record<'accepted' | 'discarded', TextKey> = {
  accepted: 'quarantine.accepted',
  discarded: 'quarantine.discarded',
};
