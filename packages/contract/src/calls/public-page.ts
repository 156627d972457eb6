export { columns, open, overview, powerLine } from '../public-page.ts';
