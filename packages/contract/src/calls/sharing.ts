export {
  answerInvitation,
  get,
  invitations,
  leave,
  removeViewer,
  savePublicLink,
  saveViewer,
} from '../site/sharing.ts';
