export { columns, emissions, open, overview, powerLine } from '../site/public-page.ts';
