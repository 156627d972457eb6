export { get } from '../meter.ts';
