import type { Locator, Page } from 'playwright-core';

/** A site among My sites: its name is in yesterday's figures too, which are closed at first. */
export const siteRow = (page: Page, name: string): Locator =>
  page.getByText(name).filter({ visible: true }).first();
