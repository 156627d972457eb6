import { describe, expect, it } from 'vitest';
import { checkNotice, emptyNotice, formOf, languageOfError, type NoticeForm } from './notice-form.ts';

const nowMs = Date.parse('2026-11-24T12:00:00Z');
const form = (change: Partial<NoticeForm> = {}): NoticeForm => ({
  ...emptyNotice('de'),
  texts: { de: { title: 'Wartung', content: 'Am Sonntag ruht der Server.' } },
  ...change,
});
const errorsOf = (typed: NoticeForm) => {
  const checked = checkNotice(typed, 0, nowMs);
  return checked.kind === 'invalid' ? checked.errors : {};
};
const sentOf = (typed: NoticeForm) => {
  const checked = checkNotice(typed, 7, nowMs);
  return checked.kind === 'valid' ? checked.value : null;
};

describe('checkNotice', () => {
  it('sends a draft without a time, and now with the present one', () => {
    expect(sentOf(form())).toMatchObject({ id: 7, publishAt: null, audience: 'all' });
    expect(sentOf(form({ sending: 'now' }))?.publishAt).toBe('2026-11-24T12:00:00.000Z');
  });

  it('takes the time typed as the browser’s own', () => {
    const typed = '2026-12-01T08:30';
    expect(sentOf(form({ sending: 'later', publishAt: typed }))?.publishAt).toBe(
      new Date(typed).toISOString(),
    );
  });

  it.each(['', '2026-11-01T08:30'])('refuses the later time %j', (publishAt) => {
    expect(errorsOf(form({ sending: 'later', publishAt }))).toEqual({ publishAt: 'date_invalid' });
  });

  it('names the language whose text is missing', () => {
    const errors = errorsOf(form({ texts: { ...form().texts, fr: { title: ' ', content: 'Bonjour' } } }));
    expect(errors).toEqual({ 'texts.fr.title': 'title_required' });
    expect(languageOfError(errors, 'de')).toBe('fr');
    expect(languageOfError({ ...errors, 'texts.de.title': 'title_required' }, 'de')).toBe('de');
  });

  it('asks for a username only where one account is meant', () => {
    expect(errorsOf(form({ audience: 'account' }))).toEqual({ username: 'username_required' });
    expect(sentOf(form({ username: 'ada_l' }))).not.toHaveProperty('username');
  });
});

describe('formOf', () => {
  it('gives back the time that was typed', () => {
    const publishAt = new Date('2026-12-01T08:30').toISOString();
    const notice = {
      id: 7,
      type: 'product',
      audience: 'account',
      username: 'ada_l',
      onlyTheseLanguages: true,
      texts: form().texts,
      publishAt,
      withdrawnAt: null,
      createdAt: publishAt,
      readCount: 0,
    } as const;
    expect(formOf(notice)).toMatchObject({
      sending: 'later',
      publishAt: '2026-12-01T08:30',
      username: 'ada_l',
    });
  });
});
