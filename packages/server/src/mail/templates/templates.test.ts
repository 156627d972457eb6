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
      const written = content.link?.replaceAll('&', '&amp;');
      expect(html.split(`href="${written}"`)).toHaveLength(3);
      expect(text.split(content.link ?? '')).toHaveLength(2);
    }
  });
});

/** What some mail programs lack, and why the mail is read as well there. */
const lacking: Readonly<Record<string, string>> = {
  '@media': 'it stays light',
  '<style> element': 'it stays light',
  'target attribute': 'links open in a new window anyway',
  'border-radius': 'corners are square',
  'role attribute': 'other readers learn that a table is none',
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

describe('what is sent by itself', () => {
  const { report } = exampleMails;

  it('says how to get no more, and who has added the reader', async () => {
    const { html, text } = await rendered(report);
    expect(html).toContain(`href="${report.leaveLink}"`);
    expect(text).toContain('Anna-Lena Müller has entered this address');
    const own = await rendered({ ...report, sender: null });
    expect(own.text).not.toContain('has entered');
    const test = await rendered({ ...report, sender: null, leaveLink: null });
    expect(test.text).toContain('because you have asked for a test');
    expect(test.html).not.toContain('/leave/');
  });

  it('has the figures of a report as text, without its pictures', async () => {
    const { html, text } = await rendered(report);
    expect(html).toContain('src="cid:day"');
    expect(text).not.toContain('cid:');
    expect(text).toMatch(/Consumption +12\.40\skWh/);
    expect(text).toContain('+12% against the day before');
    expect(text).toContain('95% measured');
    expect(text).not.toContain('by quarter-hours');
    expect(text).toMatch(/3 earlier reports, of Mar 7\s–\s9, 2026, could not be sent in time\./);
    expect(text).toContain('Bill so far, since Mar 1');
  });

  it.each([exampleMails.incidentToChannel, exampleMails.channelTest])(
    'by a channel says it too: $kind',
    async (mail) => {
      const { html, text } = await rendered(mail);
      expect(html).toContain(`href="${mail.leaveLink}"`);
      expect(text).toContain(String(mail.leaveLink));
      const { leaveLink: _, ...earlier } = mail;
      expect((await rendered(earlier)).html).not.toContain('/leave/');
    },
  );

  it('says when it was, and at the end what it was', async () => {
    const mail = exampleMails.incidentToChannel;
    const began = await rendered(mail);
    expect(began.text).toMatch(/The power reached 7\.25.*\n+Going on since Nov 25, 2026, 2:30\u202fAM\n/);
    const incident = { ...mail.incident, endedAt: '2026-11-25T02:10:00.000Z' };
    const recovered = await rendered({ ...mail, incident, step: 'recovered' });
    expect(recovered.text).toMatch(
      /The power reached 7\.25.*\n+It lasted from Nov 25, 2026, 2:30\u202fAM to Nov 25/,
    );
    const offline = await rendered(exampleMails.incidentToRecipient);
    expect(offline.text.split('4:12\u202fAM')).toHaveLength(2);
  });

  it('names the day of an incident once, and how long it lasted', async () => {
    const { text } = await rendered(report);
    expect(text).toContain('Mar 10, 2026, 4:12\u202fAM to 6:40\u202fAM (2 hr 28 min)');
  });

  it('has a subject in the words of the incident', async () => {
    const { subject } = await rendered(exampleMails.incidentToRecipient, 'en');
    expect(subject).toBe('Offline: Grid (Home)');
  });

  it('names the channels that messages did not reach, and why', async () => {
    const { text } = await rendered(exampleMails.exceptions);
    expect(text).toMatch(/My server\s+3 messages could not be delivered/);
    expect(text).toContain('The receiver did not accept the message.');
    expect(text).toContain('Details: 503 Service Unavailable');
  });

  it('says that there were no readings', async () => {
    const coverage = { measured: 0, estimated: 0, missing: 1 };
    const { text } = await rendered({ ...report, coverage, pictures: [], figures: [] });
    expect(text).toContain('There are no readings from this period.');
    expect(text).not.toContain('spreadsheet');
  });
});

describe('a date in a mail', () => {
  it('is that of the reader’s zone, written as in the language', async () => {
    const content = exampleMails.accountToBeDeleted;
    expect((await rendered(content, 'en', 'Europe/Berlin')).text).toContain('Dec 2, 2026');
    expect((await rendered(content, 'en', 'America/New_York')).text).toContain('Dec 1, 2026');
    expect((await rendered(content, 'de', 'Europe/Berlin')).text).toContain('02.12.2026');
  });
});
