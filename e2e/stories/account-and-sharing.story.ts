import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { ask } from '../people/ask.ts';
import { logIn, newPerson, type Person, register } from '../people/person.ts';
import { share } from '../people/share.ts';

type Known = Person & { readonly token: string; readonly siteId: number };

const newcomer = async (fullName = 'Ada Lovelace'): Promise<Known> => {
  const person = { ...newPerson(), fullName };
  await register(inject('origin'), person);
  const token = await logIn(inject('origin'), person);
  const { data } = await ask(inject('origin'), '/api/v1/user/sitelist', { token });
  return { ...person, token, siteId: siteIdIn(data) };
};

const siteIdIn = (list: unknown): number => {
  const [first]: unknown[] = Array.isArray(list) ? list : [];
  if (typeof first === 'object' && first !== null && 'id' in first && typeof first.id === 'number')
    return first.id;
  throw new Error('a new person has a first site');
};

const errorOf = async (page: Page, label: string): Promise<string | null> => {
  const field = page.getByLabel(label, { exact: true });
  const described = await field.getAttribute('aria-describedby');
  const id = described?.split(' ').find((part) => part.endsWith('-error'));
  return page.locator(`[id="${id}"]`).textContent();
};

describe('an account', () => {
  const { visit } = storyBrowser();

  it('changes what it says about its person, and asks before that is lost', async () => {
    const person = await newcomer();
    const page = await visit({ path: '/main?tab=settings', token: person.token });
    await page.getByRole('link', { name: /^User settings/ }).click();
    await waitForPath(page, '/edit/usersetting');

    await page.getByLabel('Full name').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await errorOf(page, 'Full name')).toBe('Please enter your full name.');
    await page.getByLabel('Full name').fill('Augusta Ada King');
    await page.getByRole('button', { name: 'Back' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Send me notifications').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('Saved').waitFor();

    await page.reload();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Augusta Ada King');
    expect(await page.getByLabel('Send me notifications').isChecked()).toBe(true);
  });

  it('waits with saving until there is a network again, says so, and keeps what was typed', async () => {
    const person = await newcomer();
    const page = await visit({ path: '/edit/usersetting', token: person.token });
    const save = page.getByRole('button', { name: 'Save' });
    await page.getByLabel('Full name').fill('Augusta Ada King');
    await page.context().setOffline(true);
    await page.getByText('What you entered is kept.').waitFor();
    await page.getByLabel('Full name').press('Enter');
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator(`[id="${await save.getAttribute('aria-describedby')}"]`).textContent()).toMatch(
      /Not available offline/,
    );
    expect(await page.getByRole('alert').count()).toBe(0);

    await page.context().setOffline(false);
    await page.getByText('What you entered is kept.').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Full name').inputValue()).toBe('Augusta Ada King');
    await save.click();
    await page.getByRole('status').getByText('Saved').waitFor();
  });

  it('changes its password by keyboard alone, knowing the old one', async () => {
    const person = await newcomer();
    const page = await visit({ path: '/edit/password', token: person.token });
    await page.getByLabel('Old password', { exact: true }).fill('not the old one');
    await page.getByLabel('New password', { exact: true }).fill('Difference-engine');
    await page.getByText('Strength: strong').waitFor();
    await page.getByLabel('Repeat new password', { exact: true }).fill('Difference-engine');
    await page.keyboard.press('Enter');
    await page.getByText('The old password is wrong.').first().waitFor();
    expect(await errorOf(page, 'Old password')).toBe('The old password is wrong.');

    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await waitForPath(page, '/main?tab=settings');
    await page.getByRole('status').getByText('Password changed').waitFor();
    await expect(logIn(inject('origin'), person)).rejects.toThrow();
    await logIn(inject('origin'), { ...person, password: 'Difference-engine' });
  });

  it('comes to its settings after the login that a direct link asks for', async () => {
    const person = await newcomer();
    const page = await visit({ path: '/edit/usersetting' });
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await waitForPath(page, '/edit/usersetting');
    await page.getByText(person.username).waitFor();
  });
});

describe('sharing', () => {
  const { visit } = storyBrowser();

  it('lets somebody see a site without its prices, until they leave', async () => {
    const owner = await newcomer('Ada Lovelace');
    const viewer = await newcomer('Grace Hopper');
    const page = await visit({ path: `/edit/place/${owner.siteId}`, token: owner.token });
    await page.getByRole('link', { name: 'Sharing', exact: true }).click();
    await page.getByText('Nobody else can see this site yet.').waitFor();
    for (const username of ['nobody_here', viewer.username]) {
      await page.getByLabel('Username').fill(username);
      await page.getByRole('button', { name: 'Invite' }).click();
      await page.getByRole('button', { name: `Withdraw the invitation to ${username}` }).waitFor();
    }
    expect(await page.getByText('Grace Hopper').count()).toBe(0);
    await page.getByRole('button', { name: 'Withdraw the invitation to nobody_here' }).click();
    await page.getByRole('status').getByText('Invitation to nobody_here withdrawn').waitFor();

    const theirs = await visit({ path: '/main', token: viewer.token });
    await theirs.getByRole('link', { name: 'Pending invitations: 1' }).click();
    await theirs.getByText(`Ada Lovelace (${owner.username}) invites you to see this site.`).waitFor();
    await theirs.getByRole('button', { name: 'Accept' }).click();
    await theirs.getByText('You have no pending invitations.').waitFor();
    await page.reload();
    await page.getByText('Grace Hopper').first().waitFor();

    await theirs.goto(`/edit/place/${owner.siteId}/sharing`);
    await theirs.getByText('Ada Lovelace shares this site with you.').waitFor();
    await theirs
      .getByText('You can see everything except prices and bills, but cannot change anything.')
      .waitFor();
    await theirs.getByRole('button', { name: 'Leave this site' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Leave this site' }).click();
    await waitForPath(theirs, '/main');
    await theirs.goto(`/edit/place/${owner.siteId}/sharing`);
    await theirs.getByText('This site does not exist, or it is not shared with you.').waitFor();
  });

  it('stops when the owner says so, after asking', async () => {
    const owner = await newcomer();
    const viewer = await newcomer('Grace Hopper');
    await share(inject('origin'), { ...owner, viewer, showsPrices: true });
    const page = await visit({ path: `/edit/place/${owner.siteId}/sharing`, token: owner.token });
    await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
    const question = page.getByRole('dialog', { name: 'Stop sharing with Grace Hopper?' });
    await question.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nobody else can see this site yet.').waitFor();
  });

  it('opens a public page to whoever has its address and password', async () => {
    const owner = await newcomer();
    const page = await visit({ path: `/edit/place/${owner.siteId}/sharing`, token: owner.token });
    await page.getByLabel('The public page is on').click();
    await page.getByLabel('Page password', { exact: true }).fill('lake-2026');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('The page asks for a password.').waitFor();
    const path = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href');

    const strangers = await visit({ path: path ?? '' });
    await strangers.getByLabel('Password', { exact: true }).fill('lake-2025');
    await strangers.keyboard.press('Enter');
    await strangers.getByText('This password is wrong.').first().waitFor();
    await strangers.getByLabel('Password', { exact: true }).fill('lake-2026');
    await strangers.keyboard.press('Enter');
    await strangers.getByRole('heading', { name: 'My site' }).waitFor();
    await strangers.getByText('No data on this day').waitFor();

    await page.getByRole('button', { name: 'New address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click();
    // The toast may still be the password’s.
    await page.locator(`a[href="${path}"]`).waitFor({ state: 'detached' });
    await strangers.reload();
    await strangers.getByText('There is no public page at this address.').waitFor();
  });

  it('says what failed and comes after trying again', async () => {
    const owner = await newcomer();
    const page = await visit({ path: '/main', token: owner.token });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/api/v1/site/sharing/*', (route) => route.abort());
    await page.goto(`/edit/place/${owner.siteId}/sharing`);
    await page.getByRole('alert').getByText('There seems to be a problem with the network').first().waitFor();
    await page.unroute('**/api/v1/site/sharing/*');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nobody else can see this site yet.').waitFor();
  });
});
