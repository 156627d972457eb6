export { get } from '../meter/meter.ts';
