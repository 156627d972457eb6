import { describe, expect, it } from 'vitest';
import { languageFor, noticeState, textFor } from './notice-state.ts';

const nowMs = Date.parse('2026-11-24T12:00:00Z');

describe('noticeState', () => {
  it.each([
    [null, null, 'draft'],
    ['2026-11-24T12:00:01Z', null, 'scheduled'],
    ['2026-11-24T12:00:00Z', null, 'published'],
    ['2026-11-23T12:00:00Z', '2026-11-24T08:00:00Z', 'withdrawn'],
  ])('of one to be published at %s and withdrawn at %s is %s', (publishAt, withdrawnAt, state) => {
    expect(noticeState({ publishAt, withdrawnAt }, nowMs)).toBe(state);
  });
});

describe('textFor', () => {
  const text = (title: string) => ({ title, content: '' });

  it('is the reader’s language, else English, else the first', () => {
    expect(textFor({ de: text('Hallo'), en: text('Hello') }, 'de')?.title).toBe('Hallo');
    expect(textFor({ de: text('Hallo'), en: text('Hello') }, 'th')?.title).toBe('Hello');
    expect(textFor({ de: text('Hallo') }, 'th')?.title).toBe('Hallo');
    expect(textFor({}, 'th')).toBeUndefined();
  });
});

describe('languageFor', () => {
  const text = { title: 'Hello', content: '' };

  it('is that of the text which the reader sees', () => {
    expect(languageFor({ de: text, en: text, th: text }, 'th')).toBe('th');
    expect(languageFor({ de: text, en: text }, 'th')).toBe('en');
    expect(languageFor({ de: text, fr: text }, 'th')).toBe('de');
  });
});
