// The weather of a site, from a place somebody searches for to the card on its page; Open-Meteo is played by the test.
import { hourMs } from '@ohmstead/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storyBrowser } from '../browser/story-browser.ts';
import { waitForPath } from '../browser/wait-for-path.ts';
import { ask } from '../people/ask.ts';
import { logIn, newPerson, register } from '../people/person.ts';
import { type DataFolder, dataFolder, type Program, startProgram } from '../program/index.ts';
import { type WeatherServer, weatherServer } from '../program/weather-server.ts';
import { axeFaults } from '../walk/axe-faults.ts';
import { aheadScript } from '../walk/clock-ahead.ts';
import { layoutFaults } from '../walk/layout-faults.ts';

describe('the weather', () => {
  const { visit } = storyBrowser();
  let folder: DataFolder;
  let service: WeatherServer;
  let program: Program;
  beforeAll(async () => {
    [folder, service] = await Promise.all([dataFolder(), weatherServer()]);
    program = await startProgram({ dataDir: folder.path, env: { DEMO: 'off', WEATHER_URL: service.url } });
  });
  afterAll(async () => {
    await program.stop();
    await service.close();
    await folder.remove();
  });

  const newOwner = async (): Promise<{ token: string; siteId: number }> => {
    const person = newPerson();
    await register(program.origin, person);
    const token = await logIn(program.origin, person);
    const { data } = await ask(program.origin, '/api/v1/user/sitelist', { token });
    const [site]: unknown[] = Array.isArray(data) ? data : [];
    if (typeof site !== 'object' || site === null || !('id' in site)) throw new Error('no site was made');
    return { token, siteId: Number(site.id) };
  };

  const locate = (token: string, siteId: number, latitude: number) =>
    ask(program.origin, '/api/v1/site/save', {
      token,
      body: { id: siteId, name: 'House', latitude, longitude: 13.41 },
    });

  const card = (page: Page) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: 'Weather', exact: true }) });

  it('comes once the place is found by its name, by keyboard alone', async () => {
    const { token, siteId } = await newOwner();
    const page = await visit({ origin: program.origin, path: `/site/${siteId}`, token });
    await page.getByText('The site has no coordinates.').waitFor();
    expect(await card(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Add the location' }).click();

    const search = page.getByRole('combobox', { name: 'Search for a place' });
    await search.fill('Springf');
    await page.getByRole('option', { name: /Missouri/ }).waitFor();
    await page.getByText('2 places found. Choose with the arrow keys.').waitFor({ state: 'attached' });
    expect(await axeFaults(page, { contrast: true })).toEqual([]);
    await search.press('ArrowDown');
    await search.press('ArrowDown');
    await page.getByRole('option', { name: /Missouri/, selected: true }).waitFor();
    await search.press('Enter');
    await page.getByText('Coordinates of Springfield entered.').waitFor();
    expect(await page.getByLabel('Latitude').inputValue()).toBe('37.21533');
    await page.getByRole('button', { name: 'Save' }).click();

    await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    await page.goto(`${program.origin}/site/${siteId}`);
    await waitForPath(page, `/site/${siteId}`);
    await card(page)
      .getByText(/^Now: 8\s°C, rain$/)
      .waitFor();
    expect(await card(page).getByRole('listitem').count()).toBe(3);
    await card(page).getByText('partly cloudy').first().waitFor();
    await card(page)
      .getByText(/h of sun/)
      .first()
      .waitFor();
    const link = card(page).getByRole('link', { name: 'Weather data by Open-Meteo.com' });
    expect(await link.getAttribute('href')).toBe('https://open-meteo.com/');

    const sent = service.asked.flatMap(({ searchParams }) => [...searchParams]);
    const named = (name: string) => sent.filter(([key]) => key === name).map(([, value]) => value);
    expect(new Set(named('latitude'))).toEqual(new Set(['37.22']));
    expect(new Set(named('longitude'))).toEqual(new Set(['-93.3']));
    expect(new Set(named('name'))).toEqual(new Set(['Springf']));
  });

  it('fits and reads on phone, tablet and desk, light and dark, in long words', async () => {
    const { token, siteId } = await newOwner();
    await locate(token, siteId, 50);
    for (const { width, lang, theme } of [
      { width: 390, lang: 'de', theme: 'light' },
      { width: 390, lang: 'th', theme: 'dark' },
      { width: 768, lang: 'en', theme: 'dark' },
      { width: 1440, lang: 'de', theme: 'light' },
    ] as const) {
      const page = await visit({
        origin: program.origin,
        path: `/site/${siteId}`,
        token,
        width,
        lang,
        theme,
      });
      await page.getByRole('link', { name: /Open-Meteo/ }).waitFor();
      expect(await layoutFaults(page), `${width} ${lang}`).toEqual([]);
      expect(await axeFaults(page, { contrast: true }), `${width} ${lang}`).toEqual([]);
    }
  });

  it('says its age once it is old, and stays while the service is away', async () => {
    const { token, siteId } = await newOwner();
    await locate(token, siteId, 51);
    const page = await visit({ origin: program.origin, path: `/site/${siteId}`, token });
    await card(page)
      .getByText(/^Now: 8\s°C, rain$/)
      .waitFor();
    expect(
      await card(page)
        .getByText(/updated/i)
        .count(),
    ).toBe(0);
    service.setAway(true);
    await page.addInitScript(aheadScript(3 * hourMs));
    await page.reload();
    await card(page)
      .getByText(/updated 3\s?h/i)
      .waitFor();
    await card(page)
      .getByText(/^Now: 8\s°C, rain$/)
      .waitFor();
    service.setAway(false);
  });

  it('has no card before its first success, and a search that says that it failed', async () => {
    service.setAway(true);
    const { token, siteId } = await newOwner();
    await locate(token, siteId, 52);
    const page = await visit({ origin: program.origin, path: `/site/${siteId}`, token });
    await page.getByRole('heading', { name: 'Location', exact: true }).waitFor();
    await page.waitForResponse((answer) => answer.url().includes(`/site/weather/${siteId}`));
    expect(await card(page).count()).toBe(0);
    await page.goto(`${program.origin}/edit/place/${siteId}?edit=true`);
    await page.getByRole('combobox', { name: 'Search for a place' }).fill('Springfield');
    await page.getByText('The search is not available now.').waitFor();
    service.setAway(false);
  });
});
