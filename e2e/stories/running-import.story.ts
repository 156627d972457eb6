import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '@ohmstead/domain';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { acceptProposals } from '../browser/accept-proposals.ts';
import { storyBrowser } from '../browser/story-browser.ts';
import { ask } from '../people/ask.ts';
import { newMeter, type OwnedMeter } from '../people/new-meter.ts';
import { dataFolder } from '../program/index.ts';

const octoberMs = Date.UTC(2025, 9);
/** So many that they are still being stored when their page is visited again. */
const minutes = 800_000;

const yearsOfCounts = (): string =>
  [
    'time,import_kwh',
    ...Array.from(
      { length: minutes },
      (_, minute) => `${new Date(octoberMs - (minutes - minute) * minuteMs).toISOString()},${minute / 100}`,
    ),
  ].join('\n');

const untilRunning = ({ id, token }: OwnedMeter): Promise<void> =>
  vi.waitFor(
    async () => {
      const { data } = await ask(inject('origin'), `/api/v1/inverter/imports/${id}`, { token });
      expect(data).toMatchObject([{ state: 'running' }]);
    },
    { timeout: minuteMs, interval: 200 },
  );

describe('an import that takes long', () => {
  const { visit } = storyBrowser();
  let folder: Awaited<ReturnType<typeof dataFolder>>;
  beforeAll(async () => {
    folder = await dataFolder();
  });
  afterAll(() => folder.remove());

  it('goes on when its page is left, says how far it is, and is cancelled', async () => {
    const meter = await newMeter(inject('origin'));
    const importPage = () =>
      visit({ path: `/edit/meter/${meter.id}/import`, token: meter.token, width: 390 });
    const left = await importPage();
    const path = join(folder.path, 'years.csv');
    await writeFile(path, yearsOfCounts());
    await left.locator('input[type=file]').setInputFiles(path);
    await acceptProposals(left);
    await left.getByRole('button', { name: 'Check the file' }).click();
    await left.getByText('This import would add').waitFor({ timeout: minuteMs });
    await left.getByRole('button', { name: 'Import', exact: true }).click();
    await untilRunning(meter);
    await left.close();
    const page = await importPage();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Cancel the import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the import' }).click();
    await page.getByText('Undone', { exact: true }).waitFor();
  });

  it('is not refused to its owner while it is not known yet whose the site is', async () => {
    const meter = await newMeter(inject('origin'));
    let isHeld = true;
    const before = async (context: BrowserContext): Promise<void> => {
      await context.route('**/user/sitelist*', async (route) => {
        await vi.waitFor(() => expect(isHeld).toBe(false), { timeout: minuteMs, interval: 50 });
        await route.continue();
      });
    };
    const path = `/edit/meter/${meter.id}/import`;
    const page = await visit({ path, token: meter.token, width: 390, before });
    await page.getByText(/· SN /).waitFor();
    expect(await page.getByText('Only the owner').count()).toBe(0);
    isHeld = false;
    await page.getByText('Choose a file').waitFor();
  });
});
