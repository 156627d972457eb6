export { get } from '../meter/meter.ts';
export { reception } from '../meter/reception.ts';
