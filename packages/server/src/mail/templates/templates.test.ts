import { languages, tagOf } from '@ohmstead/i18n';
import { caniemail } from 'caniemail';
import { describe, expect, it } from 'vitest';
import { exampleMails } from '../../../test/example-mails.ts';
import type { MailContent } from '../mail-content.ts';
import { renderMail } from './render-mail.tsx';

const kinds = Object.values(exampleMails);
const codes = [...languages.map(({ code }) => code), 'pl' as const];
const looked = ['en', 'de', 'zh-cn', 'th'] as const;

const rendered = (content: MailContent, lang: (typeof codes)[number] = 'en', timeZone = 'Europe/Berlin') =>
  renderMail(content, { lang, timeZone, brand: 'Stadtwerke' });

describe.each(codes)('a mail in %s', (lang) => {
  it.each(kinds)('has all its words: $kind', async (content) => {
    const { html, text } = await rendered(content, lang);
    expect(html).toContain(`lang="${tagOf(lang)}"`);
    for (const part of [html, text]) expect(part).not.toMatch(/\{\{|mail\.\w+|undefined|\[object|Ohmstead/);
    if ('link' in content) {
      expect(html.split(`href="${content.link}"`)).toHaveLength(3);
      expect(text.split(content.link)).toHaveLength(2);
    }
  });
});

/** What some mail programs lack, and why the mail is read as well there. */
const lacking: Readonly<Record<string, string>> = {
  '@media': 'it stays light',
  '<style> element': 'it stays light',
  'target attribute': 'links open in a new window anyway',
  'border-radius': 'corners are square',
  'role attribute': 'other readers are told that a table is none',
  'word-break': 'the address as text may run wide; the button does not',
  '<body> element': 'a box takes its place',
};

const lackOf = (html: string): string[] => {
  const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*'], html });
  return [...new Set([...issues.errors.values()].flat().map(({ title }) => title))];
};

describe('the features that a mail needs of Gmail, Outlook and Apple Mail', () => {
  it.each(looked)('are there, but for the known ones, in %s', async (lang) => {
    const found = new Set<string>();
    for (const content of kinds)
      for (const lack of lackOf((await rendered(content, lang)).html)) found.add(lack);
    expect([...found].sort()).toEqual(Object.keys(lacking).sort());
  });
});

describe('what a person has typed', () => {
  const answered = exampleMails.feedbackAnswered;

  it('is text in the HTML, never a part of it', async () => {
    const { html, text } = await rendered({
      ...answered,
      title: '<img src=x onerror=alert(1)>',
      answer: 'a <script>b</script>\nc & "d"',
    });
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('a &lt;script&gt;b&lt;/script&gt;<br/>c &amp; &quot;d&quot;');
    expect(text).toContain('a <script>b</script>\nc & "d"');
  });

  it.each(['Buy at evil.example', 'https://evil.example', 'www evil', 'Ann\r\nBcc: x', 'x'.repeat(61), ''])(
    'is no greeting where it may be a message to somebody else: %j',
    async (fullName) => {
      const { text } = await rendered({ ...exampleMails.confirmEmail, fullName });
      expect(text).toContain('Hello,');
    },
  );

  it.each(['Anna-Lena Müller', 'J. R. O’Neill (junior)', '王小明', 'สมชาย ใจดี'])(
    'is a greeting where it is a name: %s',
    async (fullName) => {
      const { text } = await rendered({ ...exampleMails.confirmEmail, fullName });
      expect(text).toContain(`Hello ${fullName},`);
    },
  );
});

describe('a date in a mail', () => {
  it('is that of the reader’s zone, written as in the language', async () => {
    const content = exampleMails.accountToBeDeleted;
    expect((await rendered(content, 'en', 'Europe/Berlin')).text).toContain('Dec 2, 2026');
    expect((await rendered(content, 'en', 'America/New_York')).text).toContain('Dec 1, 2026');
    expect((await rendered(content, 'de', 'Europe/Berlin')).text).toContain('02.12.2026');
  });
});
