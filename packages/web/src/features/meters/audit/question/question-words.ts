// How the question of a meter and its answers are worded.
import type { AuditQuestion } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export type PossibleAnswer = AuditQuestion['answers'][number];

export const causeTexts: Record<AuditQuestion['cause'], TextKey> = {
  import: 'audit.ask.import',
  silence: 'audit.ask.silence',
  uncertain: 'audit.ask.uncertain',
  fall: 'audit.ask.fall',
  jump: 'audit.ask.jump',
};

export const answerNames: Record<PossibleAnswer, TextKey> = {
  reset: 'audit.ask.reset',
  real: 'audit.ask.real',
  fault: 'audit.ask.fault',
  replacement: 'audit.ask.replacement',
};

export const answerHints: Record<PossibleAnswer, TextKey> = {
  reset: 'audit.ask.resetHint',
  real: 'audit.ask.realHint',
  fault: 'audit.ask.faultHint',
  replacement: 'audit.ask.replacementHint',
};
