export { accountLive as live } from '../site.ts';
export { demohistory, lastday, login, logout, meterlist, noticecount, register, sitelist } from '../user.ts';
