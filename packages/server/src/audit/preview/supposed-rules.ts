// A meter's rules as they would be after a decision: it is noted as ever, and then not kept.
import type { Kysely, Transaction } from 'kysely';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import { type RuledMeter, ruledMeter } from '../../ingest/admission/counter-rules.ts';
import { isSerialNumberTaken } from '../../sites/claims/claim-serial-number.ts';
import type { Database } from '../../storage/schema.ts';
import { type Noter, noteStep, type Step } from '../note-steps.ts';
import { type Answered, noteAnswer } from '../question/answer-question.ts';
import { openQuestion } from '../question/open-question.ts';
import {
  checkedReplacement,
  noteReplacement,
  type ReplacedMeter,
  type Replacement,
} from '../replace-meter.ts';
import { noteUndo } from '../undo.ts';

export type Supposed =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'answer'; readonly answered: Answered }
  | { readonly kind: 'undo'; readonly decisionId: number }
  | { readonly kind: 'replacement'; readonly replaced: ReplacedMeter };

type Checked =
  | Exclude<Supposed, { readonly kind: 'replacement' }>
  | { readonly kind: 'replacement'; readonly replacement: Replacement };

/** What a decision is about; no register stands for all of them. */
export type About = { readonly atMicros: number; readonly registers: readonly number[] };

export type SupposedRules<Seen> = About & {
  readonly meter: RuledMeter;
  readonly seen: Seen;
  /** To keep a judgement is no rule. */
  readonly areNew: boolean;
};

type Order<Seen> = {
  readonly meterId: number;
  readonly supposed: Supposed;
  /** What else is to be read while the decision holds. */
  readonly look: (trx: Transaction<Database>, about: About) => Promise<Seen>;
};

export const supposedRules = async <Seen>(
  db: Kysely<Database>,
  noter: Noter,
  { meterId, supposed, look }: Order<Seen>,
): Promise<Outcome<SupposedRules<Seen>>> => {
  const checked = await withCounts(db, noter, meterId, supposed);
  if (isRefused(checked)) return checked;
  const trx = await db.startTransaction().execute();
  try {
    const before = await ruledMeter(trx, meterId);
    const about = await note(trx, noter, meterId, checked);
    if (isRefused(about)) return about;
    const meter = await ruledMeter(trx, meterId);
    if (!before || !meter) return refuse('wrong_id');
    const areNew = JSON.stringify(before.rules) !== JSON.stringify(meter.rules);
    return { ...about, meter, areNew, seen: await look(trx, about) };
  } catch (error) {
    if (isSerialNumberTaken(error)) return refuse('sn_used');
    throw error;
  } finally {
    await trx.rollback().execute();
  }
};

/** A replacement's counts are checked before anything is noted, as ever. */
const withCounts = async (
  db: Kysely<Database>,
  { nowMs }: Noter,
  meterId: number,
  supposed: Supposed,
): Promise<Outcome<Checked>> => {
  if (supposed.kind !== 'replacement') return supposed;
  const replacement = await checkedReplacement({ db, nowMs }, meterId, supposed.replaced);
  return isRefused(replacement) ? replacement : { kind: 'replacement', replacement };
};

const note = async (
  trx: Transaction<Database>,
  noter: Noter,
  meterId: number,
  supposed: Checked,
): Promise<Outcome<About>> => {
  switch (supposed.kind) {
    case 'step': {
      const { atMicros, registers } = supposed.step;
      const noted = await noteStep(trx, noter, meterId, supposed.step);
      return isRefused(noted)
        ? noted
        : { atMicros, registers: registers.filter((register) => register >= 0) };
    }
    case 'answer': {
      const { atMicros } = supposed.answered;
      const question = await openQuestion(trx, meterId, atMicros);
      const noted = await noteAnswer(trx, noter, { meterId, ...supposed.answered });
      const registers = question?.events.map(({ register }) => register) ?? [];
      return isRefused(noted) ? noted : { atMicros, registers };
    }
    case 'undo': {
      const noted = await noteUndo(trx, noter, { meterId, decisionId: supposed.decisionId });
      if (isRefused(noted)) return noted;
      const registers = noted.facts.map(({ register }) => register).filter((register) => register >= 0);
      return { atMicros: noted.facts[0]?.atMicros ?? 0, registers };
    }
    case 'replacement': {
      const { replacement } = supposed;
      const noted = await noteReplacement(trx, noter, { meterId, replacement });
      return isRefused(noted) ? noted : { atMicros: replacement.atMicros, registers: [] };
    }
  }
};
