import type { TablePart } from '@ohmstead/i18n';

const shownByCore = /^\/(main|register|login(\/.*)?)?$/;

const ofAdministrator = /^\/admin(\/|$)/;

/** Which of the texts a page cannot be shown without. */
export const partOfPage = (pathname: string): TablePart => {
  if (shownByCore.test(pathname)) return 'core';
  return ofAdministrator.test(pathname) ? 'admin' : 'whole';
};
