export {
  demofinds,
  demohistory,
  lastday,
  login,
  logout,
  meterlist,
  noticecount,
  register,
  sitelist,
} from '../account/user.ts';
export { accountLive as live } from '../site/site.ts';
