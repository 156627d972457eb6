export {
  answerInvitation,
  get,
  invitations,
  leave,
  removeViewer,
  savePublicLink,
  saveViewer,
} from '../sharing.ts';
