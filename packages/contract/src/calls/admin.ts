export {
  disableuser,
  enableuser,
  endsessions,
  resetpassword,
  user,
  userlist,
} from '../admin/accounts.ts';
export {
  announcementById as announcement,
  announcementlist,
  saveannouncement,
  withdrawannouncement,
} from '../admin/announcements.ts';
export { answerfeedback, feedback, feedbackfile, feedbacklist, finishfeedback } from '../admin/feedback.ts';
export {
  blockmeter,
  contestedclaims,
  decideclaim,
  meterlist,
  releaseproof,
  unblockmeter,
  waitingmeters,
} from '../admin/meters.ts';
export {
  brands,
  healthOf as health,
  log,
  mail,
  maillist,
  retrymail,
  savebrand,
} from '../admin/operations.ts';
export { savetext, textlist } from '../admin/texts.ts';
