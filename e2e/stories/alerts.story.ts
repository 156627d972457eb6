import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { pathOf } from '../browser/visit.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { ask } from '../people/ask.ts';
import { highPowers, quietPowers, sendPowers, watchOverload } from '../people/overload.ts';
import { logIn, newPerson, register } from '../people/person.ts';
import { share } from '../people/share.ts';

type Owner = { readonly username: string; readonly token: string; readonly siteId: number };

const newOwner = async (): Promise<Owner> => {
  const origin = inject('origin');
  const person = newPerson();
  await register(origin, person);
  const token = await logIn(origin, person);
  const { data } = await ask(origin, '/api/v1/user/sitelist', { token });
  const [site] = data as { id: number }[]; // The contract's answer.
  return { username: person.username, token, siteId: site?.id ?? 0 };
};

const watched = async (): Promise<Owner> => {
  const owner = await newOwner();
  await watchOverload(inject('origin'), owner);
  return owner;
};

const sends = ({ token }: Owner, powersW: readonly number[]) => sendPowers(inject('origin'), token, powersW);

const pathOfSite = ({ siteId }: Owner): string => `/site/${siteId}`;

describe('an overload', () => {
  const { visit } = storyBrowser();

  it('comes as a banner to whoever looks, leads to its record, and says why', async () => {
    const owner = await watched();
    const page = await visit({ path: pathOfSite(owner), token: owner.token });
    await page.getByRole('heading', { level: 2, name: 'Recent alerts' }).waitFor();
    await sends(owner, [...quietPowers, ...highPowers]);
    const banner = page.locator('main [role="status"]').getByRole('link', { name: /Overload/ });
    await banner.waitFor();
    await banner.click();
    await page.getByRole('heading', { level: 1, name: 'Overload' }).waitFor();
    await page.getByText(/^The power reached 6\.10.kW\. Your limit is 4\.00.kW\.$/).waitFor();
    await page.getByText(/^Switch off something large/).waitFor();
    const chart = page.locator('figure');
    await chart
      .locator('figcaption')
      .getByText(/^The values from/)
      .waitFor();
    await chart.getByText('Show as table').click();
    await chart.getByRole('cell', { name: /6\.10/ }).waitFor();
    // A notice in the app as soon as it has settled.
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Refresh' }).click();
          return page.getByText('In the app').count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
  });

  it('is paused and resumed, called normal, and that is taken back', async () => {
    const owner = await watched();
    await sends(owner, [...quietPowers, ...highPowers]);
    const page = await visit({ path: `${pathOfSite(owner)}/alerts`, token: owner.token });
    await page.getByRole('link', { name: /^Overload/ }).click();
    await page.getByRole('button', { name: '8 hours' }).click();
    await page.getByText(/^Messages are paused until/).waitFor();
    await page.goto(pathOfSite(owner));
    await page.getByRole('link', { name: /^Overload.*Paused until/s }).waitFor();
    expect(await page.locator('a[href$="state=open"], main > a').count()).toBe(0);

    await page.getByRole('link', { name: /^Overload/ }).click();
    await page.getByRole('button', { name: 'Resume messages' }).click();
    await page.getByText(/^Messages are paused until/).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'This is normal for me' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, it is normal' }).click();
    await page.getByText('Normal for you', { exact: true }).waitFor();
    const incident = pathOf(page);
    await page.goto(`${pathOfSite(owner)}/alerts/rules`);
    await page.getByText('Different for 1 meter').click();
    const limit = page.getByRole('textbox', { name: /^Overload, .*: limit \(kW\)$/ });
    await limit.waitFor();
    expect(Number(await limit.inputValue())).toBeGreaterThan(6.1);
    await page.goto(incident);
    await page.getByRole('button', { name: 'It is not normal after all' }).click();
    await page.getByRole('button', { name: 'This is normal for me' }).waitFor();
  });

  it('that is over stays a record, found by filters that stand in the address', async () => {
    const owner = await watched();
    await sends(owner, [...quietPowers, ...highPowers, ...quietPowers]);
    const page = await visit({ path: `${pathOfSite(owner)}/alerts`, token: owner.token, width: 1440 });
    const record = page.getByRole('link', { name: /^Overload.*Over/s });
    await record.waitFor();
    await page.getByRole('radio', { name: 'Going on' }).check();
    await page.getByText('No alert information').waitFor();
    await page.getByRole('radio', { name: 'All' }).check();
    await record.waitFor();
    await page.getByText('Filters').click();
    await page.getByRole('checkbox', { name: 'Offline' }).check();
    await page.getByText('No alert matches these filters').waitFor();
    await page.reload();
    await page.getByText('Filters (1)').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await record.waitFor();
    await waitForPath(page, `${pathOfSite(owner)}/alerts`);
  });
});

describe('the alert rules', () => {
  const { visit } = storyBrowser();
  let owner: Owner;
  beforeAll(async () => {
    owner = await newOwner();
  });
  const rules = (): string => `${pathOfSite(owner)}/alerts/rules`;

  const row = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('switch', { name, exact: true }) });

  it('is chosen by the keyboard alone: a kind, its limit, and back', async () => {
    const page = await visit({ path: rules(), token: owner.token });
    const day = page.getByRole('switch', { name: 'Consumption of the day' });
    await day.focus();
    await page.keyboard.press('Space');
    const limit = page.getByRole('textbox', { name: 'Consumption of the day: limit (kWh)' });
    await row(page, 'Consumption of the day').getByText('Please enter a limit first.').waitFor();
    // The keyboard is where the limit is missing.
    await page.keyboard.type('12,5');
    await page.keyboard.press('Enter');
    await row(page, 'Consumption of the day').getByText('Saved.').waitFor();
    expect(await day.isChecked()).toBe(true);
    await page.reload();
    await limit.waitFor();
    expect(await limit.inputValue()).toBe('12.5');

    await day.focus();
    await page.keyboard.press('Space');
    await row(page, 'Consumption of the day').getByText('Saved.').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await row(page, 'Consumption of the day').getByText('As it was before.').waitFor();
    expect(await day.isChecked()).toBe(true);
  });

  it('is refused where a limit is no number, and kept as it was', async () => {
    const page = await visit({ path: rules(), token: owner.token });
    const limit = page.getByRole('textbox', { name: 'Offline: limit (min)' });
    await limit.fill('a while');
    await limit.press('Tab');
    await expect.poll(() => limit.getAttribute('aria-invalid')).toBe('true');
    await limit.press('Escape');
    expect(await limit.inputValue()).toBe('');
  });

  it('is read by a viewer, who changes nothing', async () => {
    const [shared, viewer] = [await watched(), await newOwner()];
    await sends(shared, [...quietPowers, ...highPowers]);
    await share(inject('origin'), { ...shared, viewer, showsPrices: false });
    const page = await visit({ path: `${pathOfSite(shared)}/alerts/rules`, token: viewer.token });
    await page.getByText('On, limit 4.00').waitFor();
    expect(await page.getByRole('switch').count()).toBe(0);
    await page.goto(`${pathOfSite(shared)}/alerts`);
    await page.getByRole('link', { name: /^Overload/ }).click();
    await page.getByText('Only the owner of the site can pause alerts and move limits.').waitFor();
    for (const name of ['1 hour', 'This is normal for me'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
  });
});
