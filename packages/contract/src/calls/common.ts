export { applocales, config, logo } from '../common.ts';
