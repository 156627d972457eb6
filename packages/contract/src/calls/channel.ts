export { add, change, deliveries, leave, list, remove, saveQuietHours, test } from '../account/channels.ts';
