import type { TablePart } from '@ohmstead/i18n';
import { hasAppScreens } from '../platform/build.ts';

const shownByCore = /^\/(main|register|login(\/.*)?)?$/;

const ofAdministrator = /^\/admin(\/|$)/;

const ofLocalMode = /^\/(localdevices|local)(\/|$)/;

const ofReports = /^\/site\/[^/]+\/(report\/|compare)/;

const ofImports = /^\/edit\/meter\/[^/]+\/import\/?$/;

/** Which of the texts a page cannot be shown without. */
export const partOfPage = (pathname: string): TablePart => {
  if (shownByCore.test(pathname)) return 'core';
  if (hasAppScreens && ofLocalMode.test(pathname)) return 'local';
  if (ofReports.test(pathname)) return 'reports';
  if (ofImports.test(pathname)) return 'imports';
  return ofAdministrator.test(pathname) ? 'admin' : 'whole';
};
