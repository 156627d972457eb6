export { columns, open, overview, powerLine } from '../site/public-page.ts';
