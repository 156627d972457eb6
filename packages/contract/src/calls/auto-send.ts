export { leave, preview, test } from '../account/auto-send.ts';
