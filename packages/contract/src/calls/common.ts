export { applocales, config } from '../common.ts';
