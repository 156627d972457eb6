export { password, saveSetting, setting } from '../account.ts';
