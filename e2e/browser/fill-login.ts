import type { Page } from 'playwright-core';

/** Logs in on the page shown, as a person does. */
export const fillLogin = async (
  page: Page,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};
