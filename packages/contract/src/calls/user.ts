export {
  addfeedback,
  feedback,
  feedbackfile,
  feedbacklist,
  finishfeedback,
  replyfeedback,
} from '../account/feedback.ts';
export { sendemail } from '../account/forgotten-password.ts';
export { notice, noticelist, readnotices } from '../account/notices.ts';
export {
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
