export { password, saveSetting, setting } from '../account/account.ts';
export {
  confirmagain,
  deleteaccount,
  download,
  endsession,
  keepaccount,
  sessions,
} from '../account/own-account.ts';
