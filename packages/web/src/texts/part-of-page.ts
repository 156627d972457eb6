import type { TablePart } from '@ohmstead/i18n';

const shownByCore = /^\/(main|register|login(\/.*)?)?$/;

/** Which of the texts a page cannot be shown without. */
export const partOfPage = (pathname: string): TablePart => (shownByCore.test(pathname) ? 'core' : 'whole');
