export { get, leave, removeViewer, savePublicLink, saveViewer } from '../sharing.ts';
