// Pure: the replacement of a device as it is typed, and the contract's body for it.
import { type ErrorCode, shownKwh, validation } from '@ohmstead/contract';
import { instantOfWallClock } from '@ohmstead/domain';
import type { Checked, FieldErrors } from '../../../forms/check-form.ts';
import { readDecimal } from '../../../forms/decimal.ts';

const phases = ['A', 'B', 'C', 'net'] as const;
export type Phase = (typeof phases)[number];

/** Those whose counts are asked for: one at least, and the meter's own net row where it has one. */
export const shownPhases = (known: number, hasNet: boolean): readonly Phase[] => {
  const shown = phases.slice(0, Math.min(3, Math.max(1, known)));
  return hasNet ? [...shown, 'net'] : shown;
};

/** What a phase's counters showed: of the old device last, of the new one first. */
export type PhaseCounts = {
  readonly finalImport: string;
  readonly finalExport: string;
  readonly firstImport: string;
  readonly firstExport: string;
};

export type ReplaceForm = {
  /** The wall-clock time at the site. */
  readonly at: string;
  readonly sn: string;
  readonly counts: Readonly<Partial<Record<Phase, PhaseCounts>>>;
};

const noCounts: PhaseCounts = { finalImport: '', finalExport: '', firstImport: '', firstExport: '' };

export const emptyReplacement = (at: string, shown: readonly Phase[]): ReplaceForm => ({
  at,
  sn: '',
  counts: Object.fromEntries(shown.map((phase) => [phase, noCounts])),
});

type PhaseRead = { phase: Phase; importKwh: number | null; exportKwh: number | null };

export type ReplaceBody = { at: string; finalCounts: PhaseRead[]; firstCounts: PhaseRead[]; sn?: string };

/** The name of a count's field. */
export const fieldOf = (phase: Phase, count: keyof PhaseCounts): string => `${phase}.${count}`;

export const checkReplacement = (form: ReplaceForm, zone: string): Checked<ReplaceBody> => {
  const atMs = instantOfWallClock(zone, form.at);
  const errors: FieldErrors = {
    ...(atMs === null && { at: 'date_invalid' }),
    ...serialNumberErrors(form.sn),
    ...countErrors(form),
  };
  if (atMs === null || Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'valid', value: bodyOf(form, atMs) };
};

const bodyOf = ({ sn, counts }: ReplaceForm, atMs: number): ReplaceBody => ({
  at: new Date(atMs).toISOString(),
  finalCounts: phaseReadsOf(counts, 'finalImport', 'finalExport'),
  firstCounts: phaseReadsOf(counts, 'firstImport', 'firstExport').map((read) => ({
    ...read,
    // A register of the new device that is left empty began at 0.
    importKwh: read.importKwh ?? 0,
    exportKwh: read.exportKwh ?? 0,
  })),
  ...(sn.trim() !== '' && { sn: sn.trim().toUpperCase() }),
});

const phaseReadsOf = (
  counts: ReplaceForm['counts'],
  ofImport: keyof PhaseCounts,
  ofExport: keyof PhaseCounts,
): PhaseRead[] =>
  phases.flatMap((phase) => {
    const typed = counts[phase];
    if (!typed) return [];
    return [{ phase, importKwh: readDecimal(typed[ofImport]), exportKwh: readDecimal(typed[ofExport]) }];
  });

const serialNumberErrors = (sn: string): FieldErrors => {
  if (sn.trim() === '') return {};
  const parsed = validation.serialNumber.safeParse(sn);
  return parsed.success ? {} : { sn: 'sn_invalid' };
};

const countErrors = ({ counts }: ReplaceForm): FieldErrors => {
  const errors: Record<string, ErrorCode> = {};
  for (const phase of phases) {
    for (const [count, typed] of Object.entries(counts[phase] ?? {})) {
      const parsed = shownKwh.safeParse(readDecimal(typed));
      if (!parsed.success)
        errors[`${phase}.${count}`] = Number.isNaN(readDecimal(typed))
          ? 'field_invalid'
          : 'number_out_of_range';
    }
  }
  return errors;
};
