import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '@ohmstead/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { acceptProposals } from '../browser/accept-proposals.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { newMeter } from '../people/new-meter.ts';
import { dataFolder } from '../program/index.ts';

const zone = 'Europe/Berlin';
const quarterMs = 15 * minuteMs;
/** October has 745 hours there: its autumn night has one more. */
const quarters = 4 * 745;
const octoberMs = Date.UTC(2025, 8, 30, 22);

const wallClock = new Intl.DateTimeFormat('de-DE', {
  timeZone: zone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The date and the time of a quarter-hour's beginning, as clocks on the wall show them. */
const clockAt = (quarter: number): [string, string] => {
  const [date = '', time = ''] = wallClock.format(octoberMs + quarter * quarterMs).split(', ');
  return [date, time];
};

/** Hundredths of a kWh, up and down; 172.62 kWh in all. A prime spreads the higher ones. */
const usedHundredths = (quarter: number): number => ((quarter * 7919) % quarters < 2362 ? 6 : 5);

const rows = Array.from({ length: quarters }, (_, quarter) => quarter);
const kwh = (hundredths: number) => `0,${String(hundredths).padStart(2, '0')}`;

const inOneColumn = [
  'Zeitstempel;Verbrauch (kWh);Einspeisung (kWh)',
  ...rows.map((quarter) => `${clockAt(quarter).join(' ')};${kwh(usedHundredths(quarter))};0,00`),
].join('\n');

const inThreeColumns = [
  'Datum;Uhrzeit von;Uhrzeit bis;Bezug (Wh)',
  ...rows.map((quarter) => {
    const [date, from] = clockAt(quarter);
    const [, to] = clockAt(quarter + 1);
    return `${date};${from};${to};${usedHundredths(quarter) * 10},0`;
  }),
].join('\n');

/** The rows of two meters, whose utility has changed its unit in the middle of the month. */
const ofTwoMeters = [
  'Meter number;Register;From;To;Usage;Unit',
  ...rows.flatMap((quarter) => {
    const [from, to] = [quarter, quarter + 1].map((of) =>
      new Date(octoberMs + of * quarterMs).toISOString().replace('.000', ''),
    );
    const used = usedHundredths(quarter);
    const amount = quarter < quarters / 2 ? `${used * 10};Wh` : `${used / 100};kWh`;
    return [`4711;1-1:1.29.0;${from};${to};${amount}`, `4712;1-1:1.29.0;${from};${to};1;kWh`];
  }),
].join('\n');

/** Before it was known what interval energy is, these were taken for counts: 35.51 kWh. */
const october = /172\.62/;

describe('an import of interval energy', () => {
  const { visit } = storyBrowser();
  let folder: Awaited<ReturnType<typeof dataFolder>>;
  beforeAll(async () => {
    folder = await dataFolder();
  });
  afterAll(() => folder.remove());

  const openImport = async () => {
    const { id, token } = await newMeter(inject('origin'));
    return visit({ path: `/edit/meter/${id}/import`, token, width: 390 });
  };

  const choose = async (page: Page, name: string, text: string) => {
    const path = join(folder.path, name);
    await writeFile(path, text);
    await page.locator('input[type=file]').setInputFiles(path);
    await acceptProposals(page);
  };

  it('reads the energy of each quarter-hour, shows its months first, and is undone', async () => {
    const page = await openImport();
    await choose(page, 'portal.csv', inOneColumn);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('This import would add').waitFor();
    await page.getByText(october).first().waitFor();
    expect(await page.getByRole('main').textContent()).toMatch(/New intervals\s*2,980/);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('heading', { name: 'Imported' }).waitFor();
    await page.getByText('2,980 intervals').waitFor();
    await page.getByRole('link', { name: 'Report for October 2025' }).click();
    await page.getByText(october).first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone', { exact: true }).waitFor();
  });

  it('reads dates, beginnings and ends in columns of their own', async () => {
    const page = await openImport();
    await choose(page, 'three-columns.csv', inThreeColumns);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText(october).first().waitFor();
  });

  it('reads one of several meters, each row in its own unit', async () => {
    const page = await openImport();
    await choose(page, 'two-meters.csv', ofTwoMeters);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText(october).first().waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('2,980 intervals').waitFor();
  });

  it('stops at values that contradict their meaning, and reads them rightly in one press', async () => {
    const page = await openImport();
    await choose(page, 'portal.csv', inOneColumn);
    const meaning = page.getByRole('listitem').filter({ hasText: 'Verbrauch (kWh)' }).getByLabel('Meaning');
    if (!(await meaning.isVisible())) await page.getByText('Show the columns and what they mean').click();
    await meaning.selectOption('Import counter');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Einspeisung (kWh)' })
      .getByLabel('Meaning')
      .selectOption('Ignore');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('These values go up and down.').waitFor();
    const start = page.getByRole('button', { name: 'Import', exact: true });
    expect(await start.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Read as the energy of each interval' }).click();
    // What a time is was answered before: the file is checked at once.
    await page.getByText(october).first().waitFor();
    expect(await page.getByRole('button', { name: /^The beginning/ }).count()).toBe(0);
    expect(await start.getAttribute('aria-disabled')).toBe('false');
  });
});
