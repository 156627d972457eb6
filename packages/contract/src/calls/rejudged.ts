export { rejudged as list } from '../account/rejudged.ts';
