import type { ImportOutcome } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { mendOf } from './check/mends.ts';
import { buildMapping, buildPreview, siteZone } from './draft/build-for-test.ts';
import { withRole } from './draft/column-role.ts';
import {
  canCheck,
  canImport,
  choicesOf,
  isNoTable,
  openQuestions,
  stageOf,
  startsFolded,
} from './import-stage.ts';
import { changeSteps, firstStep, type ImportSteps } from './import-steps.ts';

const outcome: ImportOutcome = {
  importId: null,
  dryRun: true,
  rows: 24,
  readings: 24,
  duplicates: 0,
  refusedRows: 0,
  refused: [],
  from: '2025-06-01T00:00:00Z',
  to: '2025-06-01T23:00:00Z',
  holds: 'readings',
  months: [],
  doubts: [],
  overlap: null,
};

const begun = (change: Parameters<typeof buildPreview>[0] = {}) => firstStep(buildPreview(change), siteZone);
const checked = (steps: ImportSteps, change: Partial<ImportOutcome> = {}) =>
  changeSteps(steps, { kind: 'ended', outcome: { ...outcome, ...change } });
const draftIn = ({ draft }: ImportSteps) => {
  if (!draft) throw new Error('there is no draft');
  return draft;
};

describe('a file that leaves nothing open', () => {
  it('is checked, then imported', () => {
    const steps = begun();
    expect(stageOf(steps)).toBe('check');
    expect(canImport(steps)).toBe(false);
    const found = checked(steps);
    expect(stageOf(found)).toBe('import');
    expect(canImport(found)).toBe(true);
    const imported = checked(found, { dryRun: false, importId: 3 });
    expect(stageOf(imported)).toBe('done');
    expect(imported.imported?.importId).toBe(3);
  });

  it('must be checked again once its columns have been changed', () => {
    const found = checked(begun());
    const changed = changeSteps(found, { kind: 'edited', draft: withRole(draftIn(found), 2, 'powerW') });
    expect(canImport(changed)).toBe(false);
    expect(stageOf(changed)).toBe('check');
  });

  it('cannot be checked without a time', () => {
    const steps = begun();
    const changed = changeSteps(steps, { kind: 'edited', draft: withRole(draftIn(steps), 0, 'none') });
    expect(canCheck(changed)).toBe(false);
    expect(stageOf(changed)).toBe('columns');
  });
});

describe('startsFolded', () => {
  it('hides the columns of a known layout, and others until its questions are answered', () => {
    expect(startsFolded(begun())).toBe(false);
    expect(startsFolded(begun({ layout: 'lastgang' }))).toBe(true);
    const asking = begun({ open: ['zone'] });
    expect(startsFolded(asking)).toBe(true);
    const answered = changeSteps(asking, { kind: 'answered', opening: 'zone', draft: draftIn(asking) });
    expect(startsFolded(answered)).toBe(false);
  });
});

describe('a file that leaves something open', () => {
  const open = () => begun({ open: ['unit', 'zone'] });

  it('cannot be checked before every question is answered', () => {
    const steps = open();
    expect(openQuestions(steps)).toEqual(['unit', 'zone']);
    expect(canCheck(steps)).toBe(false);
    const one = changeSteps(steps, { kind: 'answered', opening: 'unit', draft: draftIn(steps) });
    expect(canCheck(one)).toBe(false);
    const all = changeSteps(one, { kind: 'answered', opening: 'zone', draft: draftIn(one) });
    expect(openQuestions(all)).toEqual([]);
    expect(canCheck(all)).toBe(true);
  });

  it('takes a change among the columns for an answer', () => {
    const steps = open();
    const changed = changeSteps(steps, { kind: 'edited', draft: { ...draftIn(steps), zone: 'UTC' } });
    expect(openQuestions(changed)).toEqual(['unit']);
  });

  it('asks again when an answer is taken back', () => {
    const steps = open();
    const answered = changeSteps(steps, { kind: 'answered', opening: 'unit', draft: draftIn(steps) });
    const reopened = changeSteps(answered, { kind: 'reopened', opening: 'unit' });
    expect(openQuestions(reopened)).toEqual(['unit', 'zone']);
  });

  it('asks for columns that nothing is known of, which nothing but a confirmation answers', () => {
    const steps = begun({ open: ['columns'] });
    const edited = changeSteps(steps, { kind: 'edited', draft: withRole(draftIn(steps), 2, 'powerW') });
    expect(openQuestions(edited)).toEqual(['columns']);
    const confirmed = changeSteps(edited, { kind: 'answered', opening: 'columns', draft: draftIn(edited) });
    expect(canCheck(confirmed)).toBe(true);
  });
});

describe('values that contradict their meaning', () => {
  const doubtful = () => checked(begun(), { doubts: [{ code: 'looksLikeIntervals', contradicting: 11 }] });

  it('stop the import until they are confirmed', () => {
    const steps = doubtful();
    expect(canImport(steps)).toBe(false);
    const confirmed = changeSteps(steps, { kind: 'confirmed', confirmed: true });
    expect(canImport(confirmed)).toBe(true);
    expect(choicesOf(confirmed).confirmed).toBe(true);
  });

  it('are confirmed for one check only', () => {
    const confirmed = changeSteps(doubtful(), { kind: 'confirmed', confirmed: true });
    expect(checked(confirmed).confirmed).toBe(false);
  });

  it('are read otherwise in one press, and what that opens is asked', () => {
    const steps = doubtful();
    const mend = mendOf({ code: 'looksLikeIntervals' }, draftIn(steps));
    if (!mend) throw new Error('there is no mend');
    const mended = changeSteps(steps, { kind: 'edited', draft: mend.draft });
    expect(openQuestions(mended)).toEqual(['stamp']);
    expect(canCheck(mended)).toBe(false);
  });

  it('of too much energy are read in a smaller unit, and at once', () => {
    const steps = checked(begun(), { doubts: [{ code: 'energyTooLarge', kwhOfDay: 30_000 }] });
    const mend = mendOf({ code: 'energyTooLarge' }, draftIn(steps));
    expect(mend).toMatchObject({ kind: 'unit', unit: 'Wh', instead: 'kWh' });
    const mended = changeSteps(steps, { kind: 'edited', draft: mend?.draft ?? draftIn(steps) });
    expect(canCheck(mended)).toBe(true);
    expect(mendOf({ code: 'energyTooLarge' }, draftIn(mended))).toBeNull();
  });
});

describe('values of a day in one row', () => {
  it('are not made a counter in one press', () => {
    const values = [{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh', columns: 48 } as const];
    const steps = begun({ mapping: buildMapping({ values, interval: { stamp: 'start' } }) });
    expect(mendOf({ code: 'looksLikeCounter' }, draftIn(steps))).toBeNull();
  });
});

describe('an import that fails', () => {
  const failed = (
    steps: ImportSteps,
    code: 'import_busy' | 'import_values_doubtful' | 'import_meter_unknown',
  ) => changeSteps(steps, { kind: 'failed', dryRun: false, code });

  it('is checked anew: some of it may be stored', () => {
    expect(stageOf(failed(checked(begun()), 'import_busy'))).toBe('check');
    expect(stageOf(changeSteps(checked(begun()), { kind: 'failed', dryRun: false, code: null }))).toBe(
      'check',
    );
  });

  it('for doubts that the check had not can be confirmed', () => {
    const doubted = failed(checked(begun()), 'import_values_doubtful');
    expect(stageOf(doubted)).toBe('import');
    expect(canImport(doubted)).toBe(false);
    const confirmed = changeSteps(doubted, { kind: 'confirmed', confirmed: true });
    expect(canImport(confirmed)).toBe(true);
    expect(choicesOf(confirmed).confirmed).toBe(true);
  });

  it('leaves the findings of a check that could not be repeated', () => {
    const again = changeSteps(checked(begun()), { kind: 'failed', dryRun: true, code: 'import_busy' });
    expect(stageOf(again)).toBe('import');
  });

  it('is asked for the meter that the preview has not named', () => {
    const steps = begun({ layout: 'nem12', mapping: null, rows: [], header: [] });
    const refused = changeSteps(steps, { kind: 'failed', dryRun: true, code: 'import_meter_unknown' });
    expect(openQuestions(refused)).toEqual(['meter']);
    expect(canCheck(refused)).toBe(false);
    const named = changeSteps(refused, { kind: 'meterChosen', meter: '6123456789' });
    expect(canCheck(named)).toBe(true);
    expect(openQuestions(changeSteps(named, { kind: 'meterChosen', meter: '' }))).toEqual(['meter']);
  });
});

describe('an import that is undone', () => {
  it('takes the findings along, and itself', () => {
    expect(stageOf(changeSteps(checked(begun()), { kind: 'undone', importId: 2 }))).toBe('check');
    const imported = checked(checked(begun()), { dryRun: false, importId: 3 });
    expect(stageOf(changeSteps(imported, { kind: 'undone', importId: 3 }))).toBe('check');
    expect(stageOf(changeSteps(imported, { kind: 'undone', importId: 2 }))).toBe('done');
  });
});

describe('a time in the column of the other end', () => {
  it('has its end asked anew', () => {
    const steps = begun({
      mapping: buildMapping({
        values: [{ column: 2, quantity: 'intervalImportKwh', unit: 'kWh' }],
        interval: { stamp: 'start', endColumn: 1 },
      }),
    });
    expect(openQuestions(steps)).toEqual([]);
    const moved = changeSteps(steps, { kind: 'edited', draft: withRole(draftIn(steps), 1, 'time') });
    expect(openQuestions(moved)).toEqual(['stamp']);
    const answered = changeSteps(moved, { kind: 'answered', opening: 'stamp', draft: draftIn(moved) });
    const back = changeSteps(answered, { kind: 'edited', draft: withRole(draftIn(answered), 3, 'time') });
    expect(openQuestions(back)).toEqual(['stamp']);
  });
});

describe('what is already stored', () => {
  it('is kept unless something else is chosen', () => {
    const overlap = { from: '2025-06-01T00:00:00Z', to: '2025-06-02T00:00:00Z', days: 1 };
    const found = checked(begun(), { overlap });
    expect(choicesOf(found).overlap).toBe('keep');
    const chosen = changeSteps(found, { kind: 'overlapChosen', overlap: 'replace' });
    expect(choicesOf(chosen).overlap).toBe('replace');
    expect(canImport(chosen)).toBe(true);
  });

  it('is counted by a check with the choice, which that keeps', () => {
    const overlap = { from: '2025-06-01T00:00:00Z', to: '2025-06-02T00:00:00Z', days: 1 };
    expect(choicesOf(begun(), true).overlap).toBe('keep');
    const chosen = changeSteps(checked(begun(), { overlap }), { kind: 'overlapChosen', overlap: 'replace' });
    expect(chosen).toMatchObject({ overlap: 'replace', counted: 'keep' });
    expect(checked(chosen, { overlap })).toMatchObject({ overlap: 'replace', counted: 'replace' });
  });

  it('is not chosen about where there is nothing', () => {
    expect(choicesOf(checked(begun())).overlap).toBeNull();
  });
});

describe('a file without columns to choose', () => {
  it('that says everything itself is checked at once', () => {
    const steps = begun({ layout: 'nem12', mapping: null, rows: [], header: [] });
    expect(steps.draft).toBeNull();
    expect(isNoTable(steps)).toBe(false);
    expect(canCheck(steps)).toBe(true);
    expect(choicesOf(steps).mapping).toBeNull();
  });

  it('but with several meters is checked once one of them is chosen', () => {
    const meters = ['6123456789', '6123456790'].map((text) => ({ column: 1, text }));
    const steps = begun({ layout: 'nem12', mapping: null, rows: [], header: [], open: ['meter'], meters });
    expect(openQuestions(steps)).toEqual(['meter']);
    expect(canCheck(steps)).toBe(false);
    const chosen = changeSteps(steps, { kind: 'meterChosen', meter: '6123456790' });
    expect(canCheck(chosen)).toBe(true);
    expect(choicesOf(chosen).meter).toBe('6123456790');
  });

  it('that is no table cannot be checked', () => {
    const steps = begun({ mapping: null, rows: [], header: [] });
    expect(isNoTable(steps)).toBe(true);
    expect(canCheck(steps)).toBe(false);
  });

  it('of which nothing is known begins with its columns', () => {
    const steps = begun({ mapping: null, open: ['columns'] });
    expect(isNoTable(steps)).toBe(false);
    expect(stageOf(steps)).toBe('questions');
    expect(choicesOf(begun({ mapping: buildMapping() })).mapping).toEqual(buildMapping());
  });
});
