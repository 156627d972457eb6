export { get, live, overview, powerLine2 } from '../site/site.ts';
