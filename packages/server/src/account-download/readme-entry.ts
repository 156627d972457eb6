import { type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { ZipEntry } from './zip-stream.ts';

const files: readonly (readonly [name: string, text: TextKey])[] = [
  ['account.json', 'download.account'],
  ['sessions.json', 'download.sessions'],
  ['automatic-sending.json', 'download.autoSend'],
  ['mails.json', 'download.mails'],
  ['channels.json', 'download.channels'],
  ['messages.json', 'download.messages'],
  ['notices.json', 'download.notices'],
  ['sharing.json', 'download.sharing'],
  ['sites.json', 'download.sites'],
  ['meters.csv', 'download.meters'],
  ['tariffs.json', 'download.tariffs'],
  ['prices.csv', 'download.prices'],
  ['emissions.csv', 'download.emissions'],
  ['bills.json', 'download.bills'],
  ['invoices.json', 'download.invoices'],
  ['decisions.json', 'download.decisions'],
  ['rejudged.json', 'download.rejudged'],
  ['alert-rules.json', 'download.alertRules'],
  ['incidents.json', 'download.incidents'],
  ['feedback.json', 'download.feedback'],
  ['feedback/…', 'download.pictures'],
  ['readings/….csv', 'download.readings'],
  ['intervals/….csv', 'download.intervals'],
];

/** Says what the other files are, in the person's language. */
export const readmeEntry = (lang: LanguageCode, nowMs: number): ZipEntry => ({
  name: 'README.txt',
  content: async function* () {
    const made = new Date(nowMs).toISOString();
    yield `${textOf(lang, 'download.readme')}\r\n${made}\r\n\r\n`;
    for (const [name, text] of files) yield `${name}\r\n    ${textOf(lang, text)}\r\n`;
    yield `\r\n${textOf(lang, 'download.formats')}\r\n`;
  },
});
