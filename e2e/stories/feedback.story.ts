import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { logIn, newPerson, register } from '../people/person.ts';

/** Real pictures: the page as it looks just now. */
const picturesOf = async (page: Page) => [
  { name: 'screen.png', mimeType: 'image/png', buffer: await page.screenshot() },
  { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) },
];

/** The widths of the pictures that the conversation shows. */
const shownWidths = (page: Page): Promise<number[]> =>
  page
    .getByRole('list', { name: 'Conversation' })
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

describe('feedback', () => {
  const { visit } = storyBrowser();

  it('is written with pictures, continued, and finished', async () => {
    const person = newPerson();
    await register(inject('origin'), person);
    const page = await visit({ path: '/main?tab=settings', token: await logIn(inject('origin'), person) });
    await page.getByRole('link', { name: /^Feedback/ }).click();
    await waitForPath(page, '/edit/feedbacklist');
    await page.getByText('You have not sent any feedback yet.').waitFor();
    await page.getByRole('link', { name: 'New feedback' }).click();
    await waitForPath(page, '/edit/addfeedback');

    await page.getByLabel('Title').fill('The chart is empty');
    await page.getByLabel('Your message').fill('Since yesterday.\nIt was there before.');
    const fake = {
      name: 'fake.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    };
    const pictures = await picturesOf(page);
    await page.getByLabel('Add pictures').setInputFiles([...pictures, fake]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Only pictures are taken', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Remove fake.png' }).click();

    // What was typed is there again after a reload; pictures cannot be.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    expect(await page.getByLabel('Title').inputValue()).toBe('The chart is empty');
    await page.getByLabel('Add pictures').setInputFiles(pictures);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you. Your message has been sent.').waitFor();

    await page.getByText('It was there before.').waitFor();
    await expect.poll(() => shownWidths(page)).toEqual([390, 390]);
    await page.getByRole('button', { name: /^Show screen\.png/ }).click();
    await page.getByRole('dialog', { name: 'screen.png' }).getByRole('img').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await page.getByLabel('Add a message').fill('And one more.');
    await page.getByLabel('Add pictures').setInputFiles(pictures.slice(0, 1));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => shownWidths(page)).toEqual([390, 390, 390]);

    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await page.getByText('This conversation was finished on', { exact: false }).waitFor();
    expect(await page.getByLabel('Add a message').count()).toBe(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: /The chart is empty.*Finished/ }).waitFor();
  });
});
