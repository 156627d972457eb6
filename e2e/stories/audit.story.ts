import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { type Judged, judgedOwner } from '../people/judged-meter.ts';

const question = 'What happened to this meter?';

describe('what was judged', () => {
  const { visit } = storyBrowser();
  let judged: Judged;
  beforeAll(async () => {
    judged = await judgedOwner(inject('origin'));
  });

  const openAudit = (search = '', width = 768) =>
    visit({ path: `/edit/meter/${judged.meterId}/audit${search}`, token: judged.token, width });
  const asks = (page: Page) => page.getByRole('heading', { name: question });

  it('is shown with its energy, its money and its counts, as a picture and in words', async () => {
    const page = await openAudit('?kind=reset');
    const effect = page.getByText(/^Adds 1\.20\skWh · about €0\.36 more to pay$/);
    await effect.waitFor();
    const figure = page.getByRole('figure').first();
    expect(await figure.count()).toBe(0);
    await effect.scrollIntoViewIfNeeded();
    await figure.getByText(/^The meter showed 5,002\.35\skWh/).waitFor();
    expect(await figure.locator('path[d^="M"]').count()).toBeGreaterThanOrEqual(2);
    await figure.getByText('Show as table').click();
    await figure.getByRole('row').nth(2).waitFor();
  });

  it('is decided otherwise after a look at what that changes, and the decision is undone so too', async () => {
    const page = await openAudit('?kind=reset');
    await page.getByRole('button', { name: 'Decide' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This changes no figures.').waitFor();
    const save = dialog.getByRole('button', { name: 'Save' });
    const before = await save.boundingBox();
    await dialog.getByRole('radio', { name: /^Skip the jump/ }).check();
    await dialog
      .getByText(/^6\.\d\d\skWh → 5\.\d\d\skWh$/)
      .first()
      .waitFor();
    await dialog.getByText(/^€1\.\d\d → €1\.\d\d$/).waitFor();
    expect((await save.boundingBox())?.y).toBe(before?.y);
    await save.click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByText(/^Skip the jump · /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await dialog
      .getByText(/^5\.\d\d\skWh → 6\.\d\d\skWh$/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'Undo the decision' }).click();
    await page.getByRole('button', { name: 'Decide', exact: true }).waitFor();
  });

  it('of all phases at once is one entry, decided once and undone once', async () => {
    const { token, meterId } = await judgedOwner(inject('origin'), 3);
    const page = await visit({ path: `/edit/meter/${meterId}/audit?kind=reset`, token, width: 390 });
    await page.getByText(/^Adds 7\.20\skWh · about €2\.16 more to pay$/).waitFor();
    expect(await page.getByRole('heading', { name: 'Counter reset' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Decide' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Skip the jump/ }).check();
    await dialog.getByText(/ → /).first().waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Adds no energy', { exact: true }).first().waitFor();
    await page.getByText(/^Skip the jump · /).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await dialog.getByRole('button', { name: 'Undo the decision' }).click();
    await page.getByText(/^Adds 7\.20\skWh · about €2\.16 more to pay$/).waitFor();
  });

  it('asks one question, whose answer is taken back', async () => {
    const page = await openAudit('', 390);
    await asks(page).waitFor();
    await page.getByRole('radio', { name: /^It was reset/ }).check();
    await page.getByRole('button', { name: 'Save the answer' }).click();
    await page.getByText('Your answer: It was reset').waitFor();
    await asks(page).waitFor({ state: 'detached' });
    await page.getByText('Your answer: It was reset').locator('..').getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the decision' }).click();
    await asks(page).waitFor();
  });

  it('may be another meter: the replacement is filled in', async () => {
    const page = await openAudit();
    await page.getByRole('radio', { name: /^Another meter/ }).check();
    await page.getByRole('link', { name: 'Enter the exchange' }).click();
    await page.getByLabel('Old device: final import (kWh)').waitFor();
    expect(await page.getByLabel('Old device: final import (kWh)').inputValue()).toBe('5002.35');
    expect(await page.getByLabel('New device: first import (kWh)').inputValue()).toBe('1.2');
    expect(await page.getByLabel(/^Replaced at/).inputValue()).toContain(`${judged.date}T`);
  });

  it('is two clicks from a day’s figure', async () => {
    const { siteId, meterId, date, token } = judged;
    const page = await visit({ path: `/site/${siteId}?date=${date}`, token });
    await page.getByRole('link', { name: 'What is behind this day?' }).click();
    await page.getByText('Highest quarter-hours').waitFor();
    await page.getByRole('heading', { name: 'House connection' }).waitFor();
    await page.getByText('Counter reset').waitFor();
    await page.getByRole('link', { name: /^Audit list of these days/ }).click();
    await page.getByRole('button', { name: /^Show all days instead of/ }).click();
    await waitForPath(page, `/edit/meter/${meterId}/audit`);
  });
});
