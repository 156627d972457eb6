import { describe, expect, it } from 'vitest';
import {
  type AskingEvent,
  answersTo,
  askingEvents,
  counterRulesOf,
  type EventSurroundings,
  questionCauseOf,
  verdictOfAnswer,
} from '../index.ts';

const hour = 3_600_000_000;
const day = 24 * hour;
const kwh = 1_000_000;

const eventOf = (values: Partial<AskingEvent> = {}): AskingEvent => {
  const atMicros = values.atMicros ?? 100 * day;
  return {
    atMicros,
    register: 0,
    kind: 'reset',
    reason: 'restarted',
    sinceMicros: atMicros - 5 * 60_000_000,
    beforeMwh: 500 * kwh,
    afterMwh: 1 * kwh,
    bookedMwh: 1 * kwh,
    ...values,
  };
};

const alone: EventSurroundings = { isSeam: () => false, silenceBefore: () => 0 };
const asking = (events: readonly AskingEvent[], around: Partial<EventSurroundings> = {}) =>
  askingEvents(events, { ...alone, ...around });

const silent = (values: Partial<AskingEvent> = {}): AskingEvent => {
  const event = eventOf(values);
  return { ...event, sinceMicros: event.atMicros - 3 * hour };
};

describe('askingEvents', () => {
  it('are those that nothing explains', () => {
    const unexplained = eventOf({ reason: 'unexplained', bookedMwh: 0 });
    const implausible = eventOf({ kind: 'spike', reason: 'implausible', bookedMwh: 0 });
    const uncertain = eventOf({ kind: 'return', reason: 'uncertain' });
    for (const event of [unexplained, implausible, uncertain]) expect(asking([event])).toEqual([event]);
    for (const reason of ['returned', 'back', 'modulus', 'silence', 'decided', 'restarted'] as const)
      expect(asking([eventOf({ reason, kind: 'reset' })])).toEqual([]);
  });

  it('are restarts in a silence, in both directions at once, and at the seam of an import', () => {
    expect(asking([silent()])).toEqual([silent()]);
    const both = [eventOf(), eventOf({ register: 1 })];
    expect(asking(both)).toEqual(both);
    expect(asking([eventOf()], { isSeam: () => true })).toEqual([eventOf()]);
  });

  it('are no restarts that are usual for the counter, or for how often it reports', () => {
    const mornings = [0, 1, 2, 3].map((place) => silent({ atMicros: (100 + place) * day }));
    expect(asking(mornings)).toEqual(mornings.slice(0, 2));
    expect(asking([silent()], { silenceBefore: () => 2 * hour })).toEqual([]);
    expect(asking([silent()], { silenceBefore: () => hour })).toEqual([silent()]);
    const apart = [0, 40, 80].map((place) => silent({ atMicros: (100 + place) * day }));
    expect(asking(apart)).toEqual(apart);
    expect(asking(mornings, { isSeam: () => true })).toEqual(mornings);
  });

  it('are returns of a counter that has risen less than what stood in for it', () => {
    const back = eventOf({ kind: 'return', reason: 'back', bookedMwh: 0, afterMwh: 501 * kwh });
    expect(asking([back])).toEqual([back]);
    expect(answersTo([back])).toEqual(['reset']);
    expect(verdictOfAnswer(back, 'reset', counterRulesOf(null).limits)).toBe('keep');
    expect(asking([{ ...back, afterMwh: 500 * kwh }])).toEqual([]);
    expect(asking([{ ...back, bookedMwh: kwh }])).toEqual([]);
  });
});

describe('questionCauseOf', () => {
  it('is the import, what is uncertain, a jump, a silence, or a fall', () => {
    const spike = eventOf({ kind: 'spike', reason: 'implausible' });
    expect(questionCauseOf([silent()], { ...alone, isSeam: () => true })).toBe('import');
    expect(questionCauseOf([eventOf({ kind: 'return', reason: 'uncertain' })], alone)).toBe('uncertain');
    expect(questionCauseOf([spike], alone)).toBe('jump');
    expect(questionCauseOf([spike, silent()], alone)).toBe('silence');
    expect(questionCauseOf([eventOf(), spike], alone)).toBe('fall');
  });
});

describe('verdictOfAnswer', () => {
  const { limits } = counterRulesOf(null);
  const jump = eventOf({ kind: 'spike', reason: 'implausible', bookedMwh: 0, afterMwh: 900 * kwh });

  it('counts what a reset counter shows, if there was time for it', () => {
    expect(verdictOfAnswer(silent({ afterMwh: 60 * kwh }), 'reset', limits)).toBe('book');
    expect(verdictOfAnswer(silent({ afterMwh: 5000 * kwh }), 'reset', limits)).toBe('skip');
    expect(verdictOfAnswer(jump, 'reset', limits)).toBe('keep');
    expect(verdictOfAnswer(eventOf({ kind: 'return', reason: 'uncertain' }), 'reset', limits)).toBe('book');
  });

  it('counts a jump that is real', () => {
    expect(answersTo([jump])).toEqual(['real', 'fault']);
    expect(answersTo([jump, eventOf()])).toEqual(['reset', 'fault']);
    expect(verdictOfAnswer(jump, 'real', limits)).toBe('book');
  });

  it('counts nothing for a fault, and confirms where nothing is counted', () => {
    expect(verdictOfAnswer(eventOf(), 'fault', limits)).toBe('skip');
    expect(verdictOfAnswer(eventOf({ bookedMwh: 0 }), 'fault', limits)).toBe('keep');
    expect(verdictOfAnswer(jump, 'fault', limits)).toBe('keep');
    expect(verdictOfAnswer(eventOf({ kind: 'return', reason: 'uncertain' }), 'fault', limits)).toBe('keep');
  });
});
