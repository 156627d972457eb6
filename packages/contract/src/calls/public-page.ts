export { confirmemail, resetlink, resetpassword } from '../account/forgotten-password.ts';
export { columns, open, overview, powerLine } from '../site/public-page.ts';
