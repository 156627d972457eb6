import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, buildPreview, siteZone } from '../draft/build-for-test.ts';
import { withRole } from '../draft/column-role.ts';
import { withKind } from '../draft/energy-kind.ts';
import { answeredBy, answerIn, choicesOf } from './answers.ts';
import { ambiguousDate } from './date-order.ts';
import { evidenceOf } from './evidence.ts';
import { questionsOf, unanswered } from './openings.ts';

const intervalMapping = buildMapping({
  time: { column: 0, timeColumn: 1, format: 'dd/MM/yyyy HH:mm', zone: siteZone },
  values: [{ column: 2, quantity: 'intervalImportKwh', unit: 'kWh' }],
  interval: { stamp: 'end' },
});
const preview = buildPreview({
  mapping: intervalMapping,
  open: ['zone', 'stamp', 'dateOrder', 'unit'],
  rows: [
    ['03/04/2026', '00:15', '0,21'],
    ['03/04/2026', '00:30', '0,18'],
  ],
});
const draft = buildDraft(preview);

describe('questionsOf', () => {
  it('are what the file leaves open, in the order they are asked', () => {
    expect(questionsOf({ preview, draft })).toEqual(['unit', 'dateOrder', 'zone', 'stamp']);
  });

  it('leave out what a choice has made needless', () => {
    const counts = withKind(draft, 'counter');
    expect(questionsOf({ preview, draft: counts })).not.toContain('stamp');
    expect(questionsOf({ preview, draft: { ...draft, timeFormat: 'iso' } })).toEqual(['unit', 'stamp']);
    expect(questionsOf({ preview, draft: withRole(draft, 3, 'end') })).not.toContain('stamp');
  });

  it('ask what the preview had no need to know', () => {
    const counter = buildPreview();
    const known = buildDraft();
    expect(questionsOf({ preview: counter, draft: known })).toEqual([]);
    expect(questionsOf({ preview: counter, draft: withKind(known, 'interval') })).toEqual(['stamp']);
    const instants = buildPreview({ mapping: buildMapping({ time: { column: 0, format: 'iso' } }) });
    const wallClock = { ...buildDraft(instants), timeFormat: 'dd.MM.yyyy HH:mm' as const };
    expect(questionsOf({ preview: instants, draft: wallClock })).toEqual(['zone']);
    expect(questionsOf({ preview: counter, draft: withRole(known, 2, 'meter') })).toEqual(['meter']);
  });

  it('ask for the meter where the file has several, until one is chosen', () => {
    const several = buildPreview({
      open: ['meter'],
      meters: [
        { column: 2, text: 'A' },
        { column: 2, text: 'B' },
      ],
    });
    const undecided = buildDraft(several);
    const asked = { preview: several, draft: undecided, answered: ['meter' as const] };
    expect(unanswered(asked)).toEqual(['meter']);
    const [first] = choicesOf('meter', { preview: several, draft: undecided, siteZone });
    expect(first).toMatchObject({ answer: 'A', isProposed: false });
    expect(unanswered({ ...asked, draft: { ...undecided, meter: 'B' } })).toEqual([]);
  });
});

describe('choicesOf', () => {
  const choices = (opening: 'unit' | 'dateOrder' | 'zone' | 'stamp' | 'kind' | 'direction') =>
    choicesOf(opening, { preview, draft, siteZone }).map(({ answer, isProposed }) =>
      isProposed ? `${answer}!` : answer,
    );

  it('begin with what the preview proposed', () => {
    expect(choices('stamp')).toEqual(['end!', 'start']);
    expect(choices('dateOrder')).toEqual(['dd/MM/yyyy HH:mm!', 'MM/dd/yyyy HH:mm']);
    expect(choices('unit')).toEqual(['kWh!', 'Wh', 'MWh', 'kW', 'W']);
    expect(choices('zone')).toEqual(['Europe/Berlin!', 'UTC']);
  });

  it('are net only where nothing else is exported, and intervals only of a day in one row', () => {
    const both = withRole(draft, 3, 'intervalExportKwh');
    const answersOf = (opening: 'direction' | 'kind', asked: typeof draft) =>
      choicesOf(opening, { preview, draft: asked, siteZone }).map(({ answer }) => answer);
    expect(answersOf('direction', both)).toEqual(['import', 'export']);
    const days = { ...draft, values: draft.values.map((value) => ({ ...value, columns: 48 })) };
    expect(answersOf('kind', days)).toEqual(['interval']);
  });

  it('propose nothing that the file says', () => {
    expect(choices('kind')).toEqual(['counter', 'interval']);
    expect(choices('direction')).toEqual(['import', 'export', 'net']);
  });

  it.each(['unit', 'dateOrder', 'zone', 'stamp', 'kind', 'direction'] as const)(
    'of %s each give a draft that holds the answer',
    (opening) => {
      for (const choice of choicesOf(opening, { preview, draft, siteZone })) {
        expect(answerIn(preview, choice.draft, opening)).toBe(choice.answer);
      }
    },
  );
});

describe('answeredBy', () => {
  it('names the questions that an edit of the columns has answered', () => {
    expect(answeredBy(preview, draft, { ...draft, zone: 'UTC' })).toEqual(['zone']);
    expect(answeredBy(preview, draft, withKind(draft, 'counter'))).toEqual(['kind']);
    const inWh = { ...draft, values: draft.values.map((value) => ({ ...value, unit: 'Wh' as const })) };
    expect(answeredBy(preview, draft, inWh)).toEqual([]);
    expect(answeredBy(preview, draft, draft)).toEqual([]);
  });
});

describe('evidenceOf', () => {
  it('shows times with their dates, and values', () => {
    expect(evidenceOf('stamp', preview, draft)).toEqual(['03/04/2026 00:15', '03/04/2026 00:30']);
    expect(evidenceOf('unit', preview, draft)).toEqual(['0,21', '0,18']);
  });

  it('shows the first intervals of a row that is a day', () => {
    const wide = buildDraft({
      mapping: buildMapping({
        values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh', columns: 3 }],
        interval: { stamp: 'start' },
      }),
    });
    const days = buildPreview({ rows: [['2026-01-01', '0.1', '0.2', '0.3']] });
    expect(evidenceOf('unit', days, wide)).toEqual(['0.1', '0.2', '0.3']);
  });
});

describe('ambiguousDate', () => {
  it('is the first that is another one with day and month swapped', () => {
    expect(ambiguousDate(['13/04/2026', '04/04/2026', '3/4/2026 00:15'])).toEqual({
      text: '3/4/2026',
      dayFirst: '2026-04-03',
      monthFirst: '2026-03-04',
    });
    expect(ambiguousDate(['13/04/2026', '01.02.2026'])).toBeNull();
  });
});
