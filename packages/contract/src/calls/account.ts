export { password, saveSetting, setting } from '../account/account.ts';
